/** The container is too narrow for two columns: the decision is above the changes, and both scroll together. */
export const stacked = 'import (max-width: 820px)';

/** Set on the element around an `AddBar` while one of its buttons has the focus. */
export const anchorAttribute = 'data-focused-add-bar';

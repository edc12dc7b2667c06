import type { CategoryTitle } from '../company/categories.ts';
import type { SectorName } from '../company/departments.ts';
import type { DemoDefinition } from '../definition/definition-builder.ts';

/** A service of the catalogue with all its versions. */
export interface DemoService {
  /** Id of the first version, stored in all versions as `parent_id`. */
  readonly id: number;
  /** URL segment in the catalogue. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Its folder in the catalogue; publishing requires one. */
  readonly category: CategoryTitle;
  /** Name of a lucide icon. */
  readonly icon: string;
  readonly color: 'amber' | 'iris' | 'jade' | 'sky' | 'slate';
  readonly sector: SectorName;
  /** Oldest first; empty for an external service. */
  readonly versions: readonly DemoDefinition[];
  readonly url?: string;
  /** @default true */
  readonly active?: boolean;
  /** @default true, false for external services */
  readonly hasNps?: boolean;
  /** Id of an initializer group. */
  readonly initializerGroup?: number;
  /** Ids of statuses that may start it; publishing requires at least one. @default [1, 2] */
  readonly assigneeStatuses?: readonly number[];
  /** How often it is requested, relative to other services. */
  readonly demand: number;
}

import type { Handlers } from '../handlers.ts';
import { checkHierarchyDependency, checkProcessRequirements } from './check-requirements.ts';
import { fieldsMetadata } from './fields-metadata.ts';
import { findService, getService } from './find-service.ts';
import { listServices } from './list-services.ts';
import { listShortcuts } from './list-shortcuts.ts';
import { addFavourite, removeFavourite } from './mark-favourite.ts';
import { searchFieldOptions } from './search-field-options.ts';
import { createServiceTicket, redeemServiceTicket } from './service-ticket.ts';
import { startRequest, startRequestFor, startWithAttachments } from './start-request.ts';

export const catalogueRoutes = {
  'catalogue.listServices': listServices,
  'catalogue.findService': findService,
  'catalogue.getService': getService,
  'catalogue.checkProcessRequirements': checkProcessRequirements,
  'catalogue.checkHierarchyDependency': checkHierarchyDependency,
  'catalogue.fieldsMetadata': fieldsMetadata,
  'catalogue.startRequest': startRequest,
  'catalogue.startRequestFor': startRequestFor,
  'catalogue.startWithAttachments': startWithAttachments,
  'catalogue.searchFieldOptions': searchFieldOptions,
  'catalogue.shortcuts': listShortcuts,
  'catalogue.addFavourite': addFavourite,
  'catalogue.removeFavourite': removeFavourite,
  'catalogue.serviceTicket': createServiceTicket,
  'catalogue.redeemServiceTicket': redeemServiceTicket,
} satisfies Partial<Handlers>;

import {
  type endpoints,
  type ParsedRequestOf,
  savedViewsPerGroupMax,
  savedViewsPerUserMax,
} from '@tramita/client/contract';
import { canManageGroups, canOpenList, savedViewMessages } from '@tramita/client/rules';
import type { CallContext } from '../context.ts';
import { countSavedViews, insertSavedView, lockViewOwner, type ViewOwner } from '../db/reports/saved-views.ts';
import { ConflictError, ForbiddenError, InvalidInputError } from '../errors.ts';
import type { AnswerOf } from '../handlers.ts';
import { checkView } from './check-view.ts';
import { readView, toSavedView } from './view-access.ts';

type Call = (typeof endpoints)['savedViews.create'];

/**
 * Saves a view for the caller or for a group.
 *
 * @throws ForbiddenError for a list the caller may not open, or a group without permission to manage groups
 * @throws ConflictError if the name is taken or the maximum number of views is reached
 */
export async function createView(context: CallContext, { body }: ParsedRequestOf<Call>): Promise<AnswerOf<Call>> {
  const { services, user } = context;
  const { groupId = null } = body;
  if (!canOpenList(user, body.list)) throw new ForbiddenError('Você não tem acesso a esta lista');
  if (groupId !== null && !canManageGroups(user)) throw new ForbiddenError(savedViewMessages.groupNotManaged);
  const owner: ViewOwner = groupId === null ? { userId: user.id } : { groupId };
  return services.db.transaction().execute(async (tx) => {
    if (!(await lockViewOwner(tx, owner))) {
      const message = savedViewMessages.groupMissing;
      throw new InvalidInputError(message, 'VALIDATION_ERROR', [{ name: 'groupId', message }]);
    }
    const name = await checkView(tx, owner, body, null);
    const [most, refusal] =
      groupId === null
        ? [savedViewsPerUserMax, savedViewMessages.tooManyOwn]
        : [savedViewsPerGroupMax, savedViewMessages.tooManyOfGroup];
    if ((await countSavedViews(tx, owner)) >= most) throw new ConflictError(refusal, 'TOO_MANY_VIEWS');
    const id = await insertSavedView(tx, owner, { list: body.list, name, state: body.state, createdBy: user.id });
    return toSavedView(context, await readView(context, tx, id));
  });
}

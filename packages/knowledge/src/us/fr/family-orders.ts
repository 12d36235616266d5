/** The French words of the rows in ../family-orders.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const FAMILY_ORDERS_FR: Words = {
  ...stateWords('support-change', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      'vous pouvez demander de changer la pension pour enfants quand les choses ont beaucoup changé. Une vieille dette n’est le plus souvent pas réduite, demandez donc tout de suite',
  }),
}

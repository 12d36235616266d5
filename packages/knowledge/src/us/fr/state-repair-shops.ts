/** The French words of the rows in ../state-repair-shops.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_REPAIR_SHOPS_FR: Words = {
  ...stateWords('repair-shop', {
    'CA FL IL MA MI NJ NY NC OH PA VA WA':
      'un garage doit le plus souvent donner un devis et vous demander avant de le dépasser de loin',
    TX: 'un garage peut garder la voiture jusqu’à ce que vous payiez ce que vous avez accepté. Pour un travail que vous n’avez pas permis, vous pouvez utiliser la loi sur le commerce',
  }),
}

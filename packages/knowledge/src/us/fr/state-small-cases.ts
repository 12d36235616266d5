/** The French words of the rows in ../state-small-cases.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_SMALL_CASES_FR: Words = {
  ...stateWords('small-case', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA MN ME MO NV OR CO TN WI IN':
      'allez à l’audience de la petite affaire (small claims) le jour indiqué dans l’avis et apportez vos preuves. Si vous ne venez pas, l’autre partie peut gagner',
    ND: 'demandez une audience sur le formulaire dans les 20 jours après avoir reçu la petite affaire (small claims). Sinon, l’autre partie peut gagner sans audience',
    NH: 'répondez par écrit à une petite affaire (small claims) dans les 30 jours après l’envoi par le tribunal. Sinon, l’autre partie peut gagner',
  }),
}

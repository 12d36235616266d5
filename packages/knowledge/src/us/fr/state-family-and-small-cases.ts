/** The French words of the rows in ../state-family-and-small-cases.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_FAMILY_AND_SMALL_CASES_FR: Words = {
  ...stateWords('divorce', {
    'AZ FL MA NY PA WA':
      'vous avez le plus souvent 20 jours pour répondre à des papiers de divorce. Pour les enfants, le juge fait ce qui est le mieux pour eux',
    'CA GA IL NC':
      'vous avez le plus souvent 30 jours pour répondre à des papiers de divorce. Pour les enfants, le juge fait ce qui est le mieux pour eux',
    'MI VA':
      'vous avez le plus souvent 21 jours pour répondre à des papiers de divorce. Pour les enfants, le juge fait ce qui est le mieux pour eux',
    NJ: 'vous avez le plus souvent 35 jours pour répondre à des papiers de divorce. Pour les enfants, le juge fait ce qui est le mieux pour eux',
    OH: 'vous avez le plus souvent 28 jours pour répondre à des papiers de divorce. Pour les enfants, le juge fait ce qui est le mieux pour eux',
    TX: 'vous avez le plus souvent jusqu’à 10 h du matin le lundi qui suit 20 jours pour répondre à des papiers de divorce. Pour les enfants, le juge fait ce qui est le mieux pour eux',
  }),
  ...stateWords('small-case', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      'allez à l’audience de la petite affaire (small claims) le jour de l’avis et apportez vos preuves. Si vous ne venez pas, l’autre partie peut gagner',
  }),
}

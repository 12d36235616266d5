/** The Dutch words of the rows in ../state-small-cases.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_SMALL_CASES_NL: Words = {
  ...stateWords('small-case', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA MN ME MO NV OR CO TN WI IN':
      'gaat u op de dag in het bericht naar de kleine zaak en neemt u uw bewijs mee. Als u niet komt, kan de andere kant winnen',
    ND: 'vraagt u op het formulier binnen 20 dagen nadat u de kleine zaak kreeg om een zitting. Doet u dat niet, dan kan de andere kant zonder zitting winnen',
    NH: 'antwoordt u schriftelijk op een kleine zaak binnen 30 dagen nadat de rechtbank die verstuurde. Doet u dat niet, dan kan de andere kant winnen',
  }),
}

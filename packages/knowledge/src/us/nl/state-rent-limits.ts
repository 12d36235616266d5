/** The Dutch words of the rows in ../state-rent-limits.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_RENT_LIMITS_NL: Words = {
  ...stateWords('no-rent-cap', {
    'AZ GA IL MI NC OH':
      'begrenst geen wet de meeste huren. De verhuurder moet wel op tijd bericht geven en mag een klacht niet straffen met hogere huur',
  }),
  ...stateWords('deposit-rules', {
    'AZ MI': 'mag een borg hoogstens anderhalve maand huur zijn',
    'GA NC': 'mag een borg meestal hoogstens twee maanden huur zijn',
    IL: 'moet een verhuurder van 25 of meer woningen in één gebouw of groep rente betalen over een borg van meer dan zes maanden',
    MA: 'mag een borg hoogstens één maand huur zijn. Hij moet op een bank staan en voor u rente opleveren',
    NJ: 'mag een borg hoogstens anderhalve maand huur zijn. Hij moet op een bank staan en voor u rente opleveren',
    OH: 'levert het deel van een borg boven één maand huur u meestal 5% per jaar op als u zes maanden blijft',
    WA: 'mag een verhuurder alleen een borg nemen met een schriftelijk huurcontract en een getekende lijst van de staat bij het begin',
  }),
  ...stateWords('broker-fee', {
    MA: 'betaalt wie de makelaar (broker) heeft ingehuurd. Was dat de verhuurder, dan hoeft u niet te betalen en kunt u het terugvragen',
  }),
  ...stateWords('rental-fees', {
    IL: 'bent u alleen de kosten schuldig die op de eerste pagina van het huurcontract staan. Kosten voor de aanvraag mogen meestal hoogstens $50 zijn',
  }),
}

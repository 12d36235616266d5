/** Rekeningen van de beheerder in Schotland: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const PROPERTY_FACTORS_NL: Words = {
  'gb.factor.code': {
    says: 'Een beheerder (property factor) moet in het openbare register staan en een gedragscode volgen. Hij moet elke post uitleggen en klachten beantwoorden.',
  },
  'gb.factor.tribunal': {
    says: 'Stuur eerst uw klacht op papier aan de beheerder. Lost hij het niet op, dan kunt u naar het First-tier Tribunal for Scotland, Housing and Property Chamber.',
  },
  'gb.factor.share': {
    says: 'Zoek uw deel op in de eigendomsakte (title deeds). Staat het daar niet, dan regelt de wet op flatgebouwen (tenements) de verdeling.',
  },
}

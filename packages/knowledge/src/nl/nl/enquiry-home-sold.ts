/** The Dutch words of the rows in ../enquiry-home-sold.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_SOLD_WORDS: Words = {
  'nl.ask.home-sold': {
    says: 'Verkoop maakt geen einde aan uw huur: de koper wordt uw verhuurder. U hoeft niets te tekenen en niet weg. Betaal de huur aan de nieuwe eigenaar zodra u schriftelijk bewijs hebt. Zeg schriftelijk nee tegen een opzegging wegens verkoop.',
  },
}

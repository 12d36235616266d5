/** Questions about a bite by somebody else’s dog: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DOG_BITE_NL: Words = {
  'ie.ask.dog-bite': {
    says: 'Ga vandaag naar de dokter en maak foto’s. Meld het de dog warden van de gemeente en de gardaí. Volgens de wet betaalt de eigenaar de schade van een aanval; een eerdere beet hoeft niet bewezen. Schrijf hem binnen een maand. Dan de Injuries Resolution Board binnen twee jaar; voor een kind vanaf 18. Bewaar bonnen en getuigen.',
  },
}

/** The Dutch words of Italy: enquiry first. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIRST_WORDS: Words = {
  'it.ask.landlord-letter-out': {
    says: 'Een brief beëindigt uw huur niet. De verhuurder heeft zes maanden opzegging op de juiste datum nodig, en een rechter om u uit huis te zetten. Teken niet. Vraag een huurdersvereniging.',
  },
  'it.ask.seize-without-judge': {
    says: 'Een particuliere incasseerder kan zonder titel van een rechter niets in beslag nemen. De belastinginner is anders: die heeft geen rechter nodig.',
  },
}

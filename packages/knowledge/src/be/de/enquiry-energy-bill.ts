/** Questions about energy that one cannot pay: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENERGY_BILL_WORDS: Words = {
  'be.ask.energy': {
    says: 'Bitten Sie die Firma um einen Plan und Ihr ÖSHZ (CPAS, OCMW) um den Energiefonds. Eine Sperre braucht Schritte, und die Winterregeln sind je Region anders. Der Ombudsdienst für Energie ist kostenlos.',
  },
}

/** The Dutch words of the rows in ../enquiry-old-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_DEBTS_NL: Words = {
  'ca.ask.old': {
    says: 'De meeste provincies geven hun twee jaar om naar de rechter te gaan, Québec drie. Daarna kunt u de rechter zeggen dat het te laat is.',
    dependsOn: 'uw provincie en de dag waarop u voor het laatst betaalde',
  },
  'ca.ask.old-on': {
    says: 'In Ontario hebben ze bij de meeste schulden twee jaar om naar de rechter te gaan. Een betaling of getekend briefje laat dat opnieuw beginnen. Ze mogen u nog wel schrijven.',
  },
  'ca.ask.old-qc': {
    says: 'In Québec hebben ze bij de meeste schulden drie jaar om naar de rechter te gaan. Een betaling laat dat opnieuw beginnen. Zijn ze te laat, zeg dat dan tegen de rechter.',
  },
}

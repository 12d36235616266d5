/** Questions about visits of the landlord to a rented home: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LANDLORD_VISITS_IT: Words = {
  'au.ask.entry': {
    says: 'Devono dare un avviso scritto e un motivo previsto dalla legge, e non possono venire troppo spesso. Un’emergenza è diversa.',
    dependsOn: 'il motivo e il Suo stato',
  },
  'au.ask.inspections': {
    says: 'No, non ogni mese. Al massimo quattro volte l’anno nel New South Wales, una in tre mesi nel Queensland e una in sei nel Victoria. Serve un avviso scritto, di solito sette giorni prima.',
  },
}

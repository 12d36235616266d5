/** The Italian words of the rows in ../enquiry-old-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_DEBTS_IT: Words = {
  'ie.ask.old': {
    says: 'Molti debiti sono troppo vecchi per il tribunale dopo sei anni. Un pagamento o una nota firmata fa ripartire il tempo. Una sentenza dura dodici anni.',
    dependsOn: 'il giorno in cui ha pagato o scritto che lo deve per l’ultima volta',
  },
}

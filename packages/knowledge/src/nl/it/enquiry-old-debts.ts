/** The Italian words of the rows in ../enquiry-old-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_DEBTS_IT: Words = {
  'nl.ask.old': {
    says: 'La maggior parte dei debiti è troppo vecchia dopo cinque anni, le fatture per merce spesso dopo due. Un sollecito scritto può far ripartire il tempo. Deve dirlo Lei.',
    dependsOn: 'per che cosa è e quali lettere sono arrivate',
  },
}

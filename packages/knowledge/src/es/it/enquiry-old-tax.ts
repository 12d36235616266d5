/** The Italian words of the rows in ../enquiry-old-tax.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_TAX_IT: Words = {
  'es.ask.tax-too-old': {
    says: 'Un’imposta si prescrive in quattro anni. Contano dall’ultimo giorno per dichiarare o pagare, e ogni avviso notificato bene li fa ripartire. Chieda la prova delle notifiche e faccia ricorso entro un mese.',
    dependsOn: 'quali avvisi Le sono arrivati e quando',
  },
}

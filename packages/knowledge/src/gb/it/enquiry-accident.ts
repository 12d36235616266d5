/** Questions of a few words about an accident: the general answer, and what to tell next. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ACCIDENT_IT: Words = {
  'gb.ask-first.accident': {
    says: 'Vada dal medico e scriva oggi come è andata, con foto e nomi. Sulla strada: scambi i dati e avvisi l’assicurazione. Se non ha potuto, o c’è un ferito senza prova di assicurazione: la polizia entro 24 ore. Al lavoro: il registro (accident book). Di solito ha tre anni per chiedere. Non firmi offerte prima di un referto medico. Ci dica dove è stato e chi si è fatto male.',
  },
}

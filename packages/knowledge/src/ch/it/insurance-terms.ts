/** The law on late premiums and on ending a policy, where a letter names them: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_TERMS_IT: Words = {
  'ch.insure.right-premium': {
    says: 'Per un premio non pagato la copertura si ferma solo dopo un sollecito scritto con 14 giorni che dica le conseguenze. Senza causa, il contratto finisce due mesi dopo.',
  },
  'ch.insure.right-end-policy': {
    says: 'Può revocare una nuova polizza entro 14 giorni. Una lunga si disdice dopo tre anni, con tre mesi di preavviso.',
  },
  'ch.insure.right-cheaper': {
    says: 'Con poco reddito il Cantone paga una parte dei premi di cassa malati (riduzione dei premi). La chieda ora: in molti Cantoni c’è un termine.',
  },
  'ch.insure.right-late-notice': {
    says: 'Un avviso tardivo non le nuoce se non era colpa sua. Altrimenti di solito possono ridurre solo ciò che il ritardo ha reso più caro.',
  },
}

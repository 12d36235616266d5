/** The Italian words of the rows in ../timeshares.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TIMESHARES_IT: Words = {
  'us.share.want': {
    says: 'Riguarda un contratto di multiproprietà (timeshare): che cosa paga, e se può uscirne.',
  },
  'us.share.right-cancel': {
    says: 'La legge dello Stato dà alcuni giorni per annullare una nuova multiproprietà (timeshare), qualunque cosa dica il venditore. Conti dalla firma o dagli ultimi documenti.',
  },
  'us.share.step': {
    says: 'Mandi oggi la lettera di annullamento per raccomandata (certified mail) all’indirizzo nel contratto. Tenga la ricevuta.',
  },
  'us.share.option': {
    says: 'Annulli per iscritto entro i giorni del Suo Stato, o faccia reclamo al procuratore generale dello Stato (attorney general).',
    title: 'Annullare per iscritto',
    cost: 'Il prezzo della raccomandata (certified mail)',
    time: 'Alcuni giorni dopo la firma',
    risk: 'Attenzione alle ditte che promettono di farla uscire a pagamento.',
    bestFor: 'Ha firmato da poco, o è stato ingannato.',
  },
}

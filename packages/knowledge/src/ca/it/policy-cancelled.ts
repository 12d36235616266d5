/** The Italian words of the rows in ../policy-cancelled.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const POLICY_CANCELLED_IT: Words = {
  'ca.cover.step-now': {
    says: 'Chiami subito l’assicuratore. Chieda se la copertura continua quando paga o manda ciò che manca, e lo abbia per iscritto.',
  },
  'ca.cover.right-notice': {
    says: 'La legge della Sua provincia dice quanti giorni di avviso scritto deve ricevere. Controlli che i Suoi bastino.',
  },
  'ca.cover.right-refund': {
    says: 'Se chiudono prima la copertura, riavrà il premio per il tempo che resta.',
  },
  'ca.cover.warn-drive': {
    says: 'Se è per un’auto, non guidi quando la copertura è finita. È un reato con una multa alta.',
  },
  'ca.cover.step-new': {
    says: 'Trovi una nuova copertura dallo stesso giorno. Se era sbagliato, faccia reclamo all’assicuratore, poi al suo servizio gratuito di mediazione (ombudservice).',
  },
}

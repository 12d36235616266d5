/** The Italian words of the rows in ../child-maintenance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHILD_MAINTENANCE_IT: Words = {
  'ca.support.right-plan': {
    says: 'Se non può pagare tutto, chieda all’ufficio un piano di pagamento prima che agisca. Mostri entrate e spese.',
  },
  'ca.support.right-change': {
    says: 'Se il Suo reddito è sceso o il figlio vive con Lei, un tribunale può cambiare l’ordine. L’ufficio non può.',
  },
  'ca.support.warn': {
    says: 'Non lo ignori. L’ufficio può prendere soldi da stipendio e rimborsi delle tasse, e bloccare patente o passaporto.',
  },
  'ca.support.warn-direct': {
    says: 'Paghi tramite l’ufficio, non direttamente all’altro genitore. Altrimenti può non essere contato.',
  },
  'ca.support.right-ontario': {
    says: 'In Ontario riceve un avviso prima che blocchino la patente, con 30 giorni per pagare, concordare un piano o andare in tribunale.',
  },
  'ca.support.step': {
    says: 'Chieda un conteggio completo e lo confronti con le Sue prove di pagamento. Paghi ora quello che può.',
  },
}

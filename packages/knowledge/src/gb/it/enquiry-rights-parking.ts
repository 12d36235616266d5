/** Diritti su domande comuni: il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RIGHTS_PARKING_IT: Words = {
  'gb.ask-parking.right-code': {
    says: "Le società di un'associazione seguono un solo codice. Ha 28 giorni per contestare, poi un ricorso gratuito fuori dalla società. Un piccolo errore di battitura dovrebbe essere annullato.",
  },
  'gb.ask-parking.right-keeper-law': {
    says: "L'intestatario (keeper) paga per chi guidava solo se l'avviso è arrivato in tempo e dice tutto ciò che la legge chiede. Non deve dire chi guidava.",
  },
  'gb.ask-parking.right-signs-case': {
    says: 'Nel 2015 la Supreme Court ha ammesso £85 perché i cartelli erano grandi e chiari. Cartelli piccoli, nascosti o assenti sono una difesa.',
  },
  'gb.ask-parking.right-letter-first': {
    says: 'Prima della causa devono mandare una letter of claim con modulo di risposta e dare 30 giorni. La lettera di un recuperatore non lo è.',
  },
  'gb.ask-parking.right-council-act': {
    says: 'La multa del comune (penalty charge) si basa su una legge, quella privata su cartelli. Non è un reato, ma cresce se non fa nulla.',
  },
  'gb.ask-parking.right-council-appeal': {
    says: 'Può contestare, poi fare reclamo formale entro 28 giorni e infine ricorrere gratis a un tribunale indipendente.',
  },
}

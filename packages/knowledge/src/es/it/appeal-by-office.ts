/** Contro i comuni e la Seguridad Social: le righe della Spagna in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const APPEAL_BY_OFFICE_IT: Words = {
  'es.tax.right-town': {
    says: 'Contro una tassa del Suo comune ha un mese per chiedere al comune di riesaminarla (recurso de reposición). Solo le grandi città hanno un loro tribunale tributario.',
  },
  'es.town.deadline-review': {
    says: 'Ha un mese dal giorno dopo che l’ha ricevuto per chiedere al comune di riesaminarlo. Noi contiamo dalla sua data.',
    action: 'Chiedere al comune di riesaminarlo (recurso de reposición)',
    consequence: 'La decisione diventa definitiva.',
  },
  'es.town.option-review': {
    title: 'Chiedere al comune di riesaminarlo',
    says: 'Scriva al comune perché è sbagliato (recurso de reposición). Dopo un no, o un mese senza risposta, può andare dal giudice.',
    cost: 'Nulla.',
    time: 'Un mese per presentarlo.',
    risk: 'Il debito va pagato lo stesso, se non viene sospeso.',
    bestFor: 'La somma o il motivo è sbagliato.',
  },
  'es.contributions.deadline-appeal': {
    says: 'Ha un mese dal giorno dopo che l’ha ricevuto per fare ricorso. Noi contiamo dalla sua data.',
    action: 'Fare ricorso alla Seguridad Social (recurso de alzada)',
    consequence: 'La decisione diventa definitiva.',
  },
  'es.contributions.option-appeal': {
    title: 'Fare ricorso alla Seguridad Social',
    says: 'Scriva all’ufficio che l’ha mandato (recurso de alzada). Non va al tribunale tributario.',
    cost: 'Nulla.',
    time: 'Un mese per presentarlo.',
    risk: 'Il debito va pagato lo stesso, se non dà una garanzia.',
    bestFor: 'La somma o il motivo è sbagliato.',
  },
}

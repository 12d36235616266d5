/** Questions about benefits refused for misconduct: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIRED_FOR_MISCONDUCT_IT: Words = {
  'us.fact.fired-for-misconduct': {
    says: 'Faccia ricorso (appeal) entro l’ultimo giorno della lettera. Quasi tutti gli Stati danno da 10 a 30 giorni dalla spedizione, la California 30. Colpa grave (misconduct) quasi sempre vuol dire danneggiare la ditta apposta o violare una regola nota. Un errore, o ciò che agli altri era permesso, quasi mai basta, e il capo deve provarlo. Scriva che cosa è successo e chi l’ha visto. Continui a chiedere ogni settimana e vada all’udienza, quasi sempre al telefono.',
  },
}

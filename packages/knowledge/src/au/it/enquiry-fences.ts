/** Questions about the fence between two neighbours: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FENCES_IT: Words = {
  'au.ask.fence-built': {
    says: 'Per lo più no. Prima dei lavori il vicino doveva mandarLe un avviso (fencing notice) con piano e costo, e accordarsi con Lei o avere un ordine. Solo per riparazioni urgenti è diverso. Anche allora deve la metà di una recinzione normale. Risponda per iscritto che non ha avuto avviso. Offra una mediazione gratuita. In Western Australia possono chiederlo anche dopo: si faccia consigliare. Altrimenti decide un giudice.',
  },
  'au.ask.fence-share': {
    says: 'Di solito i vicini dividono a metà il costo di una recinzione normale. Non cominci ancora i lavori. Mandi prima un avviso (fencing notice): dove, che tipo, il costo e le parti, con i preventivi. Senza accordo in circa un mese chieda un ordine al tribunale. Spesso aiuta la mediazione gratuita. Chi vuole una recinzione più cara paga la differenza.',
  },
  'au.ask.dog-bite': {
    says: 'Nel Nuovo Galles del Sud il padrone risponde del morso anche se il cane non aveva mai morso, salvo che lei fosse lì senza diritto o lo abbia provocato. Quasi tutti gli stati hanno una legge sui cani; nel Queensland di solito va mostrata la negligenza. Vada dal medico, faccia foto e avvisi il council. Spesso paga l’assicurazione del padrone. Di solito ha tre anni.',
    dependsOn: 'su stato',
  },
}

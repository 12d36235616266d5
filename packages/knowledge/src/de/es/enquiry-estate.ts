/** Questions about an estate: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ESTATE_ES: Words = {
  'de.ask-debt.heir': {
    says: 'Los herederos asumen las deudas. Puede rechazar la herencia (Ausschlagung) en las seis semanas desde que lo sabe. Hágalo en el juzgado de sucesiones o ante notario.',
    dependsOn: 'si rechaza la herencia en un plazo de seis semanas',
  },
  'de.ask-family.forced-share': {
    says: 'Hijos, cónyuges y, si no hay hijos, los padres pueden pedir dinero a los herederos: la mitad de su parte legal (Pflichtteil). Pida antes por escrito una lista de la herencia. Tiene tres años desde el fin del año en que lo sepa.',
  },
}

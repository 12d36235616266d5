/** Questions about an estate: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ESTATE_ES: Words = {
  'de.ask-debt.heir': {
    says: 'Los herederos asumen las deudas, y quien no hace nada hereda. Puede rechazar la herencia (Ausschlagung) en las seis semanas desde que lo sabe. Vaya en persona al tribunal de sucesiones o al notario: una simple carta no vale. Rechace también por sus hijos. Hasta entonces no coja, venda ni pague nada. El entierro puede tocarle igual: la oficina social puede pagarlo.',
    dependsOn: 'si rechaza la herencia en un plazo de seis semanas',
  },
  'de.ask-family.forced-share': {
    says: 'Hijos, cónyuges y, si no hay hijos, los padres pueden pedir dinero a los herederos: la mitad de su parte legal (Pflichtteil). Pida antes por escrito una lista de la herencia. Tiene tres años desde el fin del año en que lo sepa.',
  },
}

/** Questions about the debts of a parent or relative who died: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REFUSE_ESTATE_ES: Words = {
  'de.ask-debt.parent-died': {
    says: 'No tiene que pagar si rechaza la herencia a tiempo: quien no hace nada hereda. Tiene seis semanas desde que supo de la muerte y de que hereda. Son seis meses si el difunto vivía solo en el extranjero o usted está allí entonces. Vaya en persona al tribunal (Nachlassgericht) o a un notario: una simple carta no vale. Rechace también por sus hijos. Hasta entonces no coja, pague, venda ni firme nada, tampoco el alquiler. El entierro puede tocarle igual: la oficina social puede pagarlo.',
  },
}

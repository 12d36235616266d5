/** Questions about what someone left without a will: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NO_WILL_ES: Words = {
  'ie.ask.no-will': {
    says: 'La ley reparte. El marido, la mujer o la pareja registrada recibe dos tercios y los hijos un tercio. Sin cónyuge, los hijos se reparten todo. Un cónyuge separado pero no divorciado en general aún cuenta. Una pareja no casada debe pedirlo a un juez, en seis meses desde la concesión (grant).',
  },
  'ie.ask.no-will-siblings': {
    says: 'Sin testamento, cónyuge ni hijos, heredan primero los padres. Si han muerto, los hermanos heredan a partes iguales. Si uno de ellos murió, sus hijos toman su parte. Uno de ustedes puede pedir al Probate Office el poder para la herencia (letters of administration). Antes no se puede vender ni pasar la casa. Puede haber impuesto: pregunte a un solicitor.',
  },
}

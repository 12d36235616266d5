/** Questions about what someone left without a will: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NO_WILL_ES: Words = {
  'gb.ask-family.no-will': {
    says: 'La ley reparte. Primero el marido, la mujer o la pareja civil, después los hijos por igual. Una pareja no casada no recibe nada por esta regla, pero puede pedir una parte a un juez si vivieron juntos dos años. Debe ser en seis meses desde la concesión (grant of probate).',
  },
  'gb.ask-family.no-will-scotland': {
    says: 'En Escocia la ley reparte. El marido, la mujer o la pareja civil tiene primero derecho a la casa, sus muebles y una suma. Después cónyuge e hijos tienen derechos fijos, y los hijos van primero en el resto. Una pareja no casada debe pedir una parte a la sheriff court, casi siempre en los seis meses desde la muerte.',
  },
  'gb.ask-family.no-will-ni': {
    says: 'La ley reparte. Primero el marido, la mujer o la pareja civil, después los hijos por igual. Una pareja no casada no recibe nada por esta regla, pero puede pedir una parte a un juez si vivieron juntos dos años. Debe ser en seis meses desde la concesión (grant).',
  },
}

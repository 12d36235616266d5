/** Questions about a dismissal letter that was signed: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_SIGNED_ES: Words = {
  'es.ask.dismissed-signed': {
    says: 'Sí. Su firma solo muestra que recibió el papel, no que esté de acuerdo. Tiene 20 días hábiles desde el despido para la papeleta de conciliación y luego la demanda. Sábados y domingos no cuentan. Si es improcedente, 33 días de sueldo por año o la readmisión. Pida el paro en 15 días hábiles. Un sindicato o un abogado de oficio ayuda.',
  },
}

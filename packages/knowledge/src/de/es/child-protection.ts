/** The Spanish words of the rows in ../child-protection.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHILD_PROTECTION_ES: Words = {
  'de.youth.want': {
    says: 'Alguien avisó a la oficina de menores (Jugendamt) por su hijo. La ley la obliga a comprobarlo.',
  },
  'de.youth.reality': {
    says: 'Por lo general debe primero hablar con usted y ofrecer ayuda. Con peligro urgente puede llevarse al niño enseguida. Pero solo un tribunal de familia puede quitar derechos a los padres.',
  },
  'de.youth.right-help': {
    says: 'Pida ayuda en casa, como una ayuda familiar (Hilfe zur Erziehung). Si su hijo la necesita, tiene derecho a ella, y puede decir quién debe darla.',
  },
  'de.youth.right-support': {
    says: 'Puede llevar a alguien de confianza a cada entrevista y pedir ver el expediente. Quién avisó puede quedar en secreto.',
  },
  'de.youth.right-visit': {
    says: 'Sin orden de un tribunal no tiene que dejarles entrar. Solo con peligro urgente puede entrar la policía. Una visita tranquila suele cerrar el asunto; un no puede llevarlo al tribunal de familia.',
  },
  'de.youth.right-taken': {
    says: '¿Se lo llevaron (Inobhutnahme)? Diga que no por escrito enseguida. Entonces deben devolverlo o acudir al juez sin demora.',
  },
  'de.youth.step': {
    says: 'Vaya a la cita o pida por escrito otro día. Anote lo que va bien y pregunte qué se denunció. Puede acompañarle un abogado o Caritas.',
  },
}

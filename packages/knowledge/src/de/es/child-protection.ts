/** The Spanish words of the rows in ../child-protection.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHILD_PROTECTION_ES: Words = {
  'de.youth.want': {
    says: 'Alguien avisó a la oficina de menores (Jugendamt) por su hijo. La ley la obliga a comprobarlo.',
  },
  'de.youth.reality': {
    says: 'Primero deben hablar con usted y ofrecer ayuda. Solo un juzgado de familia puede quitar derechos a los padres.',
  },
  'de.youth.right-help': {
    says: 'Tiene derecho a ayuda en casa, como un ayudante familiar (Hilfe zur Erziehung). Puede elegir quién la da.',
  },
  'de.youth.right-support': {
    says: 'Puede llevar a alguien de confianza a cada cita y pedir ver su expediente.',
  },
  'de.youth.right-visit': {
    says: 'Sin orden de un juez no tiene que dejarles entrar. Pero una visita tranquila suele cerrar el asunto; un no puede llevarlo al juzgado.',
  },
  'de.youth.right-taken': {
    says: '¿Se lo llevaron (Inobhutnahme)? Diga que no por escrito enseguida. Entonces deben devolverlo o acudir al juez sin demora.',
  },
  'de.youth.step': {
    says: 'Vaya a la cita o pida por escrito otro día. Anote lo que va bien y pregunte qué se denunció. Puede acompañarle un abogado o Caritas.',
  },
}

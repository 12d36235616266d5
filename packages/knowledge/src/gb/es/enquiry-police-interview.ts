/** Questions about an interview under caution: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POLICE_INTERVIEW_ES: Words = {
  'gb.ask-police.caution': {
    says: 'Vaya, pero con abogado: es gratis para todos, también en una entrevista voluntaria. Diga a la policía qué día le va bien. No hable antes del caso. Si no va, pueden detenerle. No tiene que responder, pero el silencio puede contar después.',
  },
  'gb.ask-police.caution-scotland': {
    says: 'Busque antes un abogado: tiene derecho a uno antes y durante la entrevista, también si va por su voluntad. Solo debe decir nombre, dirección, fecha de nacimiento y nacionalidad, y el silencio no puede usarse contra usted. No mienta.',
  },
}

/** Questions of people who are bullied at work: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BULLYING_ES: Words = {
  'gb.ask-work.bullied': {
    says: 'Ninguna ley prohíbe el acoso laboral con ese nombre, pero su empresa debe protegerle y actuar. Anote cada vez, qué se dijo y quién lo vio. Dígalo, y luego presente una queja escrita (grievance). Si es por edad, sexo, raza, discapacidad o religión, es acoso prohibido: llame pronto a Acas, el plazo es corto. No dimita sin consejo.',
  },
}

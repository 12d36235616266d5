/** Questions about a husband or wife who will not agree to a divorce: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DIVORCE_CONSENT_ES: Words = {
  'gb.divorce.answer-no-consent': {
    says: 'No hace falta consentimiento ni firma. Desde el 6 de abril de 2022 uno solo puede pedirlo por internet, sin culpa. El otro solo puede oponerse en puntos como la competencia. Si ignora los papeles, el juez puede aceptar otra prueba de entrega. Dura al menos 26 semanas. Arregle el dinero con una orden antes del final.',
  },
}

/** Questions about a parent who keeps a child from the other: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CONTACT_REFUSED_ES: Words = {
  'de.ask-family.contact-refused': {
    says: 'Las visitas no dependen de la pensión ni de la custodia: su hijo tiene derecho a usted y usted a él, también sin matrimonio. Escriba y proponga días fijos. El Jugendamt o un centro familiar ayuda gratis. Si sigue, pida un régimen al tribunal de familia, urgente si hace falta. Romper una orden trae multa. Arregle la pensión aparte.',
  },
}

/** Questions about a dismissal, a charge, a trial period and the end of a fixed term: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_WORDS: Words = {
  'it.ask.dismissed': {
    says: 'Impugne por escrito, con carta certificada o PEC, en 60 días. Un despido injusto da dinero y a veces el puesto. Pida la NASpI en 68 días. Un sindicato puede ayudar.',
  },
  'it.ask.charge': {
    says: 'Tiene cinco días para responder por escrito o pedir ser oído con un sindicalista. Responda a cada hecho con pruebas y no firme culpas. Solo después pueden sancionar. Contra una sanción tiene 20 días ante la oficina laboral.',
  },
  'it.ask.warning-letter': {
    says: 'Conteste por escrito en cinco días, o pida ser oído con un sindicato. No puede haber sanción antes. Contra una sanción tiene 20 días para una comisión en la oficina de trabajo.',
  },
}

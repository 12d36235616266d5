/** Questions of couples who live together and never married: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LIVING_TOGETHER_ES: Words = {
  'gb.ask-family.cohabit-house': {
    says: 'No existe matrimonio de hecho en la ley, y los años no dan derecho a la mitad. Puede tener una parte si pagó por la casa o así se acordó. Anote lo que se dijo y guarde pruebas. Para los hijos puede pedir manutención, y un juez puede dejarle vivir allí por ellos. Vea a un abogado antes de irse.',
  },
}

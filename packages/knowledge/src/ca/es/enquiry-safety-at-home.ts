/** Questions about violence and control by a partner: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SAFETY_AT_HOME_ES: Words = {
  'ca.ask.violent-partner': {
    says: 'En peligro, llame al 911. Un juzgado de familia puede ordenar que la persona no se acerque a usted ni a su casa, en muchas provincias el mismo día. La policía puede ayudarle a pedirlo. También un tribunal penal puede ayudar (peace bond), pero tarda más. Romper esa orden es delito. Busque un refugio en sheltersafe.ca o llame al 211.',
  },
}

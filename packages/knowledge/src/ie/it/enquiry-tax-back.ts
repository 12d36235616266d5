/** Questions about tax paid too much: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_BACK_IT: Words = {
  'ie.ask.tax-back': {
    says: 'Entri in myAccount di Revenue e chieda uno Statement of Liability per ognuno degli ultimi quattro anni. Aggiunga ciò che non ha mai chiesto: il 20 % delle spese mediche, casa di cura, affitto o spese fisse. Tenga le ricevute sei anni. Il 2022 è perso dopo il 31 dicembre 2026. È gratis; un agente prende una quota.',
  },
}

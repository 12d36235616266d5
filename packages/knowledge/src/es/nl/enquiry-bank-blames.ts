/** Questions about a bank that blames its customer for a fraud: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_BLAMES_NL: Words = {
  'es.ask.bank-blames': {
    says: 'Nee, dat is niet het einde. De bank moet terugbetalen wat u niet toestond, tenzij ze fraude of grove nalatigheid bewijst. In een goede truc trappen is dat op zich niet, zegt het Hooggerechtshof (571/2025). Klaag schriftelijk bij de klantendienst met de aangifte. Antwoord binnen 15 werkdagen. Daarna gratis naar de Banco de España, of naar de rechter.',
  },
}

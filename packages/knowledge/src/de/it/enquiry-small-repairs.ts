/** Questions about small repairs that the tenant should pay: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SMALL_REPAIRS_IT: Words = {
  'de.ask-home.small-repairs': {
    says: 'No, se la fattura supera la somma del contratto. Allora paga tutto il locatore, e Lei non deve alcuna quota. La clausola vale solo per ciò che usa spesso, come rubinetti, interruttori e maniglie, non per tubi, caldaia o cavi. Deve fissare un tetto per riparazione, circa 100–120 €, e uno annuo. Senza tetto è nulla. Lo scriva e non paghi. Ciò che ha rotto Lei è altra cosa.',
  },
}

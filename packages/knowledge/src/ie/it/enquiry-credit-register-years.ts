/** Questions about how long a missed loan stays on the register: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CREDIT_REGISTER_YEARS_IT: Words = {
  'ie.ask.credit-years': {
    says: 'Il Central Credit Register tiene un prestito cinque anni dopo la fine, con i mesi non pagati. Chieda il rapporto gratis su centralcreditregister.ie. Se c’è un errore, chieda per iscritto la correzione al creditore e al registro. Può aggiungere una breve dichiarazione, per esempio una malattia. Ogni banca decide; chieda il motivo.',
  },
}

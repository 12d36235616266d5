/** Questions of people told that they are self-employed: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SELF_EMPLOYED_IT: Words = {
  'ie.ask.self-employed': {
    says: 'Il nome non decide. Se la pagano, lavora di persona e decidono loro come e quando, molto probabilmente è dipendente. Allora: salario minimo, ferie, malattia e PRSI. Chieda alla Scope Section dell’ufficio sociale una decisione gratuita. Chieda il dovuto alla WRC entro sei mesi. Tenga turni e messaggi.',
  },
}

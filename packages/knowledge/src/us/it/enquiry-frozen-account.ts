/** Questions of people whose bank account is frozen: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FROZEN_ACCOUNT_IT: Words = {
  'us.ask-debt.account-frozen': {
    says: 'Chieda oggi alla banca chi l’ha ordinato e tramite quale tribunale. Un recuperatore privato deve prima avere una sentenza. Due mesi di aiuti federali accreditati direttamente devono restare liberi. Anche altro può esserlo: chieda subito al tribunale l’esenzione (claim of exemption), il tempo è breve. Mai ricevuto carte? Chieda di annullare la sentenza. Se è stata la banca da sola, chieda perché per iscritto.',
  },
}

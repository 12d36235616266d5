/** Questions of tenants who say no to a higher rent: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_RISE_REFUSED_IT: Words = {
  'jp.ask.rent-rise-refuse': {
    says: 'No. Non deve andarsene perché rifiuta un aumento. In un contratto normale il padrone deve avere una giusta causa (正当事由) per finirlo o non rinnovarlo, e un rifiuto non lo è. Senza accordo continua per legge (法定更新). Paghi il vecchio affitto; se lo rifiutano, lo depositi (供託). Non firmi nulla. Deve andare in conciliazione, poi dal giudice. Un contratto a termine (定期借家) finisce alla data.',
  },
}

/** Questions about the end of a lease: notice, exit check and deposit: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_END_OF_LEASE_WORDS: Words = {
  'fr.ask-home.notice-tenant': {
    says: 'Arredata: un mese. Vuota: tre mesi, o uno in una zona tesa (zone tendue), dopo perdita del lavoro, un primo lavoro, per salute o con RSA.',
    dependsOn: 'dov’è e perché va via',
  },
  'fr.ask-home.deposit': {
    says: 'Deve tornare in un mese se lo stato d’uscita corrisponde a quello d’entrata, in due se no. In ritardo: il 10 % dell’affitto in più per ogni mese iniziato.',
    dependsOn: 'lo stato d’uscita',
  },
  'fr.ask-home.exit-check': {
    says: 'Confronti lo stato d’uscita con quello d’entrata. Paga i danni, non l’usura del tempo. Chieda preventivi o fatture, poi vada alla commissione di conciliazione gratuita (CDC).',
  },
}

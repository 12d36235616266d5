/** Questions about the end of a lease: notice, exit check and deposit: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_END_OF_LEASE_WORDS: Words = {
  'fr.ask-home.notice-tenant': {
    says: 'Arredato: un mese. Vuoto: tre mesi, o uno in zona tesa (zone tendue), dopo la perdita del lavoro, per un primo lavoro, salute o RSA. Indichi il motivo nella raccomandata e alleghi la prova. Altrimenti valgono tre mesi.',
    dependsOn: 'dov’è e perché va via',
  },
  'fr.ask-home.deposit': {
    says: 'Deve tornare entro un mese dalle chiavi se il verbale di uscita coincide con quello di entrata, altrimenti due. In ritardo: 10 % dell’affitto in più per ogni mese iniziato. In condominio fino al 20 % può attendere il conto annuale. Chieda per raccomandata. Poi la commissione di conciliazione (CDC), gratuita, e il giudice, senza avvocato.',
  },
  'fr.ask-home.exit-check': {
    says: 'Confronti lo stato d’uscita con quello d’entrata. Paga i danni, non l’usura del tempo. Chieda preventivi o fatture, poi vada alla commissione di conciliazione gratuita (CDC).',
  },
}

/** The law on phone firms, services, being tricked, unfair terms and late goods, where a letter names them: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const BUYING_TERMS_IT: Words = {
  'ch.buy.right-phone': {
    says: 'Scriva prima all’operatore. Poi l’ombudsman (ombudscom) esamina il caso per una piccola tassa. Il resto lo paga la ditta.',
  },
  'ch.buy.right-end-service': {
    says: 'Molti contratti di servizio (mandato) si possono chiudere in ogni momento. Paga ciò che è fatto. Solo una fine intempestiva può costare di più.',
  },
  'ch.buy.right-tricked': {
    says: 'Se è stato ingannato o ha sbagliato gravemente, può dire entro un anno da quando lo sa che il contratto non La vincola.',
  },
  'ch.buy.right-unfair-terms': {
    says: 'Le condizioni molto ingiuste per il consumatore non valgono.',
  },
  'ch.buy.right-late': {
    says: 'Se la merce non arriva, fissi per iscritto un ultimo giorno giusto. Se ancora non arriva, può annullare e riavere i soldi.',
  },
}

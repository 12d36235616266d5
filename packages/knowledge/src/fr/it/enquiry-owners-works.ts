/** Questions about works that the owners’ meeting decided: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OWNERS_WORKS_IT: Words = {
  'fr.ask-home.owners-works': {
    says: 'Un proprietario deve la sua parte dei lavori votati, anche se ha votato no o era assente. Chieda il verbale (procès-verbal). Se ha votato contro o era assente, ha due mesi da quando lo riceve per il tribunale. Lavori mai votati non sono dovuti, salvo urgenti. Chieda un piano al syndic: 30 giorni dopo la diffida scade tutto l’anno.',
    dependsOn: 'cosa ha deciso l’assemblea e come ha votato',
  },
}

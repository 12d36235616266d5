/** Questions about a lease: its end, a sale, own use, repairs and visits: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEASE_WORDS: Words = {
  'it.ask.end-lease': {
    says: 'Le propriétaire doit écrire six mois avant la fin. À la fin des quatre premières années, il faut un motif légal. Sinon, le bail se renouvelle.',
    dependsOn: 'la durée de votre bail et la date de la lettre',
  },
  'it.ask.leave-flat': {
    says: 'Pour des raisons sérieuses, vous pouvez partir avec six mois de préavis par lettre recommandée. Le bail peut vous laisser partir plus facilement.',
    dependsOn: 'votre bail et votre raison',
  },
  'it.ask.home-sold': {
    says: 'Une vente ne met pas fin au bail : l’acheteur le reprend. Pour vendre, le bailleur ne peut refuser le renouvellement qu’à la première échéance. Il faut six mois de préavis et aucun autre logement à lui, et vous pouvez acheter en premier.',
  },
  'it.ask.rent-unregistered': {
    says: 'Un bail non écrit ni enregistré est nul : pas d’expulsion rapide. Le trop-payé se réclame jusqu’à six mois après le départ. Vous pouvez demander au juge un bail normal au loyer légal. Voyez d’abord SUNIA.',
  },
}

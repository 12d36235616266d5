/** Questions about flights: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLIGHTS_FR: Words = {
  'au.ask.flight': {
    says: 'Cela dépend. Un vol doit être assuré avec soin et dans un temps raisonnable. Demandez à la compagnie un remboursement ou un autre vol, et regardez ses propres règles.',
    dependsOn: 'pourquoi le vol a été annulé',
  },
  'au.ask.luggage': {
    says: 'Signalez-le à l’aéroport et écrivez tout de suite à la compagnie, avec les reçus. Pour un voyage international, c’est 7 jours pour un dégât et 21 jours pour un retard. Elle paie la perte jusqu’à environ 1 519 DTS. En Australie même, c’est 3 jours pour un dégât et 21 jours pour une perte, jusqu’à $3,000. Après un refus : fair trading ou tribunal de votre État. Le juge, c’est dans les deux ans.',
  },
}

/** The French words of the rows in ../named-law.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_FR: Words = {
  'us.named.trade-secrets': {
    says: 'Une entreprise peut poursuivre pour de vrais secrets d’affaires, mais votre savoir-faire et ce que vous avez appris au travail sont à vous. Un tribunal ne peut pas vous interdire un emploi seulement pour ce que vous savez.',
  },
  'us.named.boundary': {
    says: 'Demandez leur relevé de géomètre et faites faire le vôtre. L’usage ouvert d’une bande pendant de longues années, ou une vieille limite convenue, peut vous donner un droit. Sans accord, un tribunal décide à qui elle est.',
  },
  'us.named.penalty-clause': {
    says: 'Des frais de fin de contrat doivent estimer honnêtement la vraie perte. Un tribunal peut refuser ceux qui ne font que punir, et l’entreprise doit essayer de limiter sa perte.',
  },
  'us.named.life-insurance': {
    says: 'Quand une assurance vie a deux ans, l’assureur ne peut le plus souvent plus la contester pour les réponses de la demande. Avant, il doit montrer qu’une réponse était fausse et importante. Demandez la demande et la preuve.',
  },
  'us.named.life-insurance-tx': {
    says: 'Au Texas, l’assureur vie doit prouver qu’une réponse fausse était importante et voulait tromper, et prévenir dans les 91 jours de la découverte. Un paiement tardif peut lui coûter des intérêts et vos frais d’avocat.',
  },
  'us.named.picture-claim': {
    says: 'La somme n’est qu’une offre : sans enregistrement avant l’usage, un tribunal n’accorde le plus souvent que la vraie perte. Demandez la preuve du titulaire de l’image et de l’enregistrement. Ils ont trois ans pour agir. Retirez-la, mais gardez une copie.',
  },
}

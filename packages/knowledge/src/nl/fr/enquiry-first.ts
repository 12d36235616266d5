/** The French words of the Netherlands: enquiry first. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIRST_FR: Words = {
  'nl.ask.bailiff-enter': {
    says: 'Sans jugement ni ordre, un huissier (deurwaarder) ne peut pas entrer. Avec, et si vous n’ouvrez pas, il faut un policier ou un agent public. Demandez à voir le titre.',
  },
  'nl.ask.unpaid-wages': {
    says: 'Demandez votre salaire par écrit avec un dernier jour. Pour un salaire en retard, vous pouvez réclamer jusqu’à 50 % de plus. Devant le kantonrechter, il ne faut pas d’avocat, et le Juridisch Loket aide gratuitement.',
  },
  'nl.ask.unpaid-wages-what-now': {
    says: 'Demandez votre salaire par écrit avec un dernier jour. Pour un salaire en retard, vous pouvez réclamer jusqu’à 50 % de plus. Devant le kantonrechter, il ne faut pas d’avocat.',
  },
  'nl.ask.first-letter-old-bill': {
    says: 'Demandez par écrit la facture et le contrat avant de payer. Des frais ne peuvent s’ajouter qu’après une lettre qui vous donne 14 jours.',
    dependsOn: 'si la facture est à vous',
  },
}

/** Questions about an accident at work that the employer does not report: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ACCIDENT_NOT_DECLARED_FR: Words = {
  'it.ask.accident-not-reported': {
    says: 'Ce n’est pas trop tard. Si le patron ne déclare pas, vous pouvez le faire à l’INAIL avec le certificat médical. Prévenez-le tout de suite par écrit. Dites au médecin que c’était au travail, jamais à la maison. L’entreprise a deux jours dès le certificat. L’INAIL paie dès le quatrième jour : 60 % du salaire, 75 % après 90 jours. L’entreprise paie les jours d’avant. Un patronato aide gratuitement. Vous avez trois ans.',
  },
}

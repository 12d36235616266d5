/** Questions about being heard by the police and penal orders: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CRIMINAL_FR: Words = {
  'nl.ask.police': {
    says: 'Comme suspect, vous n’êtes pas obligé de répondre. Vous pouvez parler à un avocat avant l’audition et l’avoir avec vous. Dites-le d’abord. En cas d’arrestation, c’est souvent gratuit.',
  },
  'nl.ask.penal-order': {
    says: 'Opposez-vous (verzet) dans les 14 jours, avant de payer. Un juge examine alors l’affaire. Payer peut éteindre ce droit, et cela peut aller au casier.',
  },
}

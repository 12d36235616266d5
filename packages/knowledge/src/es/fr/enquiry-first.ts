/** The French words of Spain: enquiry first. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIRST_FR: Words = {
  'es.ask.seize-without-judge': {
    says: 'Une société de recouvrement ne peut rien saisir sans tribunal. Demandez la preuve de la dette, et vérifiez si elle est trop ancienne avant de payer.',
  },
  'es.ask.eviction-day': {
    says: 'Allez à l’audience et demandez aujourd’hui un avocat gratuit (abogado de oficio). Demandez aux services sociaux de dire au tribunal que vous êtes dans le besoin : cela peut arrêter l’expulsion.',
  },
  'es.ask.landlord-letter-out': {
    says: 'Une lettre du bailleur ne met pas fin à votre bail. Seul un juge peut vous faire partir. Répondez par écrit et prenez un conseil gratuit.',
  },
}

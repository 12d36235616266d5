/** Notices to end a tenancy and late rent in British Columbia: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_BRITISH_COLUMBIA_WORDS: Words = {
  'ca.home.bc-ten-day': {
    says: 'En Colombie-Britannique, vous avez cinq jours depuis le jour où vous avez reçu un avis de 10 jours (10 day notice). Par prudence, nous comptons depuis sa date.',
    action: 'Payer tout le loyer ou demander à contester l’avis',
    consequence: 'On considère que vous acceptez la fin du bail.',
  },
  'ca.home.bc-own-use': {
    says: 'En Colombie-Britannique, vous avez 21 jours depuis le jour où vous avez reçu un avis pour usage personnel. Par prudence, nous comptons depuis sa date.',
    action: 'Demander à la Residential Tenancy Branch de contester l’avis',
    consequence: 'On considère que vous acceptez la fin du bail.',
  },
  'ca.home.bc-cause': {
    says: 'En Colombie-Britannique, vous avez 10 jours depuis le jour où vous avez reçu un avis d’un mois pour un motif (cause). Par prudence, nous comptons depuis sa date.',
    action: 'Demander à la Residential Tenancy Branch de contester l’avis',
    consequence: 'On considère que vous acceptez la fin du bail.',
  },
  'ca.home.bc-void': {
    says: 'En Colombie-Britannique, l’avis prend fin si vous payez tout le loyer et les services dans les cinq jours après l’avoir reçu.',
  },
  'ca.home.bc-three-months': {
    says: 'Depuis le 18 juin 2025, un propriétaire qui veut emménager doit vous donner trois mois. Vous recevez un mois de loyer.',
  },
  'ca.home.bc-twelve': {
    says: 'S’ils n’utilisent pas le logement comme ils l’ont dit pendant au moins 12 mois, vous pouvez réclamer 12 mois de loyer.',
  },
  'ca.home.bc-branch': {
    says: 'En Colombie-Britannique, il faut au propriétaire une ordonnance de possession (order of possession). Il faut ensuite un bref (writ) que seul un huissier du tribunal peut exécuter.',
  },
  'ca.home.bc-change': {
    says: 'En Colombie-Britannique, l’avis pour usage personnel est de trois mois depuis le 18 juin 2025.',
    was: 'Un propriétaire qui voulait emménager devait donner quatre mois, et vous aviez 30 jours pour contester.',
    is: 'Le propriétaire donne trois mois, et vous avez 21 jours pour contester.',
  },
  'ca.home.bc-order': {
    says: 'En Colombie-Britannique vous pouvez demander la révision d’un ordre de possession, le plus souvent dans les deux jours. Seul un huissier du tribunal peut vous faire sortir.',
  },
}

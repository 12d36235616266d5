/** Notices to end a tenancy and late rent in Alberta: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_ALBERTA_WORDS: Words = {
  'ca.home.ab-pay': {
    says: 'En Alberta, un avis de 14 jours pour loyer impayé prend fin si vous payez tout au plus tard à la date de l’avis.',
  },
  'ca.home.ab-object': {
    says: 'En Alberta, vous pouvez vous opposer par écrit à un avis de 14 jours qui ne porte pas sur le loyer. Il faut alors une ordonnance au propriétaire.',
  },
  'ca.home.ab-clear': {
    says: 'Les 14 jours sont des jours entiers. Le jour où vous avez reçu l’avis et le jour du départ ne comptent pas.',
  },
  'ca.home.ab-fourteen': {
    says: 'En Alberta, agissez dans les 14 jours après avoir reçu un avis de 14 jours. Par prudence, nous comptons depuis sa date.',
    action: 'Payer le loyer, ou envoyer votre opposition écrite',
    consequence: 'Le propriétaire peut demander une ordonnance pour vous faire partir.',
  },
}

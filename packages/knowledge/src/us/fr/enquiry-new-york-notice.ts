/** Questions in New York about a higher rent or an order to leave without a lease: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEW_YORK_NOTICE_FR: Words = {
  'us.state.ny.ask-rise-or-leave': {
    says: "Demander ne suffit pas. À New York, le propriétaire doit d'abord écrire : 30 jours avant si vous y vivez depuis moins d'un an, 60 jours jusqu'à deux ans, 90 ensuite. C'est pareil pour une hausse de 5% ou plus. Jusque-là, vous restez à l'ancien loyer. Après, seul un juge peut vous faire partir. Malade ou handicapé, demandez par écrit plus de temps. À New York City et dans certaines villes, beaucoup doivent aussi avoir une bonne raison.",
  },
}

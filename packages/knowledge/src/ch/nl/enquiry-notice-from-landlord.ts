/** Questions about a landlord who ends the lease, and more time in the home: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICE_FROM_LANDLORD_NL: Words = {
  'ch.ask.notice': {
    says: 'Controleer het officiële formulier: zonder is de opzegging nietig. Schrijf hoe dan ook binnen dertig dagen na ontvangst aan de verzoeningsinstantie, om haar aan te vechten of meer tijd te krijgen. Het is gratis, en u blijft tot de beslissing. Teken niet dat u akkoord bent.',
  },
  'ch.ask.more-time': {
    says: 'Vraag verlenging (Erstreckung) aan het bemiddelingskantoor binnen 30 dagen na ontvangst van de opzegging. Het is gratis. Voor een woning tot vier jaar, in één of twee stappen. Laat zien waarom weggaan zwaar is en bewaar bewijs van uw zoektocht. Niet bij huurschuld of zware fouten.',
  },
}

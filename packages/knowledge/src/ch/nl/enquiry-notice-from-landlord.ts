/** Questions about a landlord who ends the lease, and more time in the home: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICE_FROM_LANDLORD_NL: Words = {
  'ch.ask.notice': {
    says: 'Schrijf binnen dertig dagen na ontvangst aan de bemiddelingsinstantie: vecht de opzegging aan en vraag tot vier jaar uitstel. Het is gratis en u kunt blijven tot de beslissing. Vraag de reden schriftelijk. Een valse reden, zoals eigen gebruik om duurder te verhuren, maakt haar aanvechtbaar. Voor uitstel tellen leeftijd, ziekte, kinderen, jaren en uw zoektocht. Zonder officieel formulier is zij nietig. Teken niets.',
  },
  'ch.ask.more-time': {
    says: 'Vraag verlenging (Erstreckung) aan het bemiddelingskantoor binnen 30 dagen na ontvangst van de opzegging. Het is gratis. Voor een woning tot vier jaar, in één of twee stappen. Laat zien waarom weggaan zwaar is en bewaar bewijs van uw zoektocht. Niet bij huurschuld of zware fouten.',
  },
}

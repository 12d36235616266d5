/** Questions about staying away from work: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOB_ABANDONED_NL: Words = {
  'fr.ask-work.abandon': {
    says: 'Wacht niet op ontslag. Na een aanmaning en minstens 15 dagen geldt u als zelf vertrokken, meestal zonder werkloosheidsgeld. Antwoord aangetekend vóór de dag in de brief, of ga terug. Goede redenen: ziekte (ga nu naar de dokter), gevaar, staking, wijziging van uw contract. Schrijf pesten op. De arbeidsrechter kan het ongedaan maken.',
  },
}

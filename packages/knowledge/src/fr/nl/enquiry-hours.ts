/** The Dutch words of the rows in ../enquiry-hours.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOURS_WORDS: Words = {
  'fr.ask-work.overtime': {
    says: 'Schrijf uw uren dag per dag op. Voor de rechter toont u uren die precies genoeg zijn; dan moet de werkgever de zijne tonen. De eerste acht per week geven 25 % meer, daarna 50 %, tenzij een akkoord minder bepaalt (minstens 10 %). U kunt drie jaar vragen.',
  },
  'fr.ask-work.hours-changed': {
    dependsOn: 'hoe groot de wijziging is',
    says: 'Kleine wijzigingen op de dag mag de baas bepalen, met een eerlijke termijn. Loon, duur of van dag naar nacht vragen uw ja. In deeltijd geldt meestal zeven werkdagen vooraf. Antwoord schriftelijk.',
  },
}

/** The Dutch words of the rows in ../enquiry-end-of-job.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_END_OF_JOB_WORDS: Words = {
  'fr.ask-work.papers-late': {
    says: 'Aan het einde van het contract moet uw werkgever u drie papieren geven: het werkbewijs (certificat de travail), de eindafrekening (solde de tout compte) en het formulier voor France Travail. Vraag ze per aangetekende brief met een laatste dag. Komt er niets, dan kan de arbeidsrechter het snel bevelen (référé), met een bedrag voor elke dag te laat. Toon wat de vertraging u kost, dan kunt u schadevergoeding vragen.',
  },
  'fr.ask-work.resign-notice': {
    says: 'Uw cao (convention collective) of het plaatselijke gebruik zegt hoe lang de opzegtermijn is. U mag vragen om eerder te gaan: laat uw werkgever schriftelijk ja zeggen. Gaat u zonder dat ja, dan moet u de niet gewerkte termijn misschien betalen. Stelt de werkgever u vrij zonder dat u erom vroeg, dan wordt u betaald tot het einde van de termijn.',
  },
  'fr.ask-work.forced-resignation': {
    says: 'Een ontslagname moet duidelijk en vrij zijn. Schrijf meteen aangetekend dat u haar intrekt en hoe u onder druk stond. Bewaar berichten en namen van getuigen. De werkgever hoeft het niet aan te nemen. Maar de arbeidsrechter (prud’hommes) kan een gedwongen ontslagname zien als een ontslag zonder reden. Wacht niet: u hebt twaalf maanden.',
  },
}

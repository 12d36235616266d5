/** Questions about a job with no contract on paper: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NO_WRITTEN_CONTRACT_NL: Words = {
  'ch.ask.no-written-contract': {
    says: 'U hebt ook zonder papier de rechten van een werknemer. Een mondeling afgesproken baan, of werk dat meestal betaald wordt, is een contract. Loon, vier weken vakantie, opzegtermijnen en loon bij ziekte gelden volgens de wet. Duurt de baan langer dan een maand, dan moet de werkgever schriftelijk melden: namen, begin, taak, loon en uren. Bewaar berichten, betalingen en namen. De bemiddeling is gratis.',
  },
}

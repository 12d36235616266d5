/** Questions about the end of a short lease: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SHORT_LEASE_END_NL: Words = {
  'be.ask.short-lease-end': {
    says: 'Nee, als de verhuurder niet minstens drie maanden voor het einde opzegde. Dan wordt een contract tot drie jaar er een van negen jaar vanaf het begin, aan dezelfde voorwaarden. U blijft en betaalt dezelfde huur. Alleen een rechter kan u doen vertrekken. Contracten tot zes maanden en koten hebben andere regels. U mag weg volgens de regels van negen jaar.',
  },
}

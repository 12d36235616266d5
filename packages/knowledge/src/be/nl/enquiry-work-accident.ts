/** Questions about an accident at work that the insurer does not accept: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_ACCIDENT_NL: Words = {
  'be.ask.work-accident': {
    says: 'Antwoord schriftelijk en vraag de redenen. Een plotse gebeurtenis tijdens het werk met letsel wordt vermoed een arbeidsongeval te zijn: toon de gebeurtenis en het letsel, met getuigen en een attest. Vraag Fedris om een gratis onderzoek. Verwittig uw ziekenfonds: het betaalt intussen. U hebt drie jaar voor de arbeidsrechtbank, gratis. Ga naar uw vakbond.',
  },
}

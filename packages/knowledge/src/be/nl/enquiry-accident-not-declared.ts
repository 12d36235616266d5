/** Questions about an accident at work that the employer does not report: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ACCIDENT_NOT_DECLARED_NL: Words = {
  'be.ask.accident-not-declared': {
    says: 'U kunt het ongeval zelf aangeven bij de verzekeraar van het bedrijf, met een doktersattest en namen van getuigen. De werkgever had acht dagen, maar zijn zwijgen kost u niets. U hebt drie jaar. Weigert de baas, is de verzekeraar onbekend, of is er geen? Bel meteen Fedris: het vindt hem, of betaalt in de plaats. Weiger gewoon ziekteverlof en meld het de baas vandaag schriftelijk. Het ongeval betaalt 90 % van uw loon. Ga naar uw vakbond of de inspectie.',
  },
}

/** The Dutch words of the rows in ../disaster-aid.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISASTER_AID_NL: Words = {
  'us.disaster.want': {
    says: 'FEMA zegt dat zij niet helpt, of eerst meer papieren nodig heeft. Bij veel eerste weigeringen ontbreekt alleen een papier.',
  },
  'us.disaster.right': {
    says: 'U kunt binnen 60 dagen na de datum van de brief van FEMA in beroep. FEMA moet meestal binnen 90 dagen beslissen.',
  },
  'us.disaster.step': {
    says: 'Stuur wat volgens de brief ontbreekt: bewijs van uw woning, wie u bent, prijsopgaven, het besluit van de verzekeraar. Vraag een kopie van uw dossier.',
  },
  'us.flood.right': {
    says: 'U kunt binnen 60 dagen na de schriftelijke weigering van de verzekeraar in beroep bij FEMA. Naar de federale rechter kunt u tot een jaar na die weigering.',
  },
}

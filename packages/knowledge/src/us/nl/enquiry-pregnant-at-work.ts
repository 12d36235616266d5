/** Questions about changes at work during pregnancy: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PREGNANT_AT_WORK_NL: Words = {
  'us.fact.pregnant-changes': {
    says: 'Vanaf 15 werknemers geldt de wet voor zwangeren vanaf de eerste dag. Men moet met u praten en aanpassingen geven: kruk, pauzes, licht werk. Verboden: licht werk alleen bij bedrijfsongevallen, u met verlof sturen als een aanpassing genoeg is, strafpunten. Vraag schriftelijk met het briefje van de arts. Bij nee: EEOC binnen 180 dagen, in veel staten 300.',
  },
}

/** The Dutch words of the rows in ../enquiry-used-car.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_USED_CAR_NL: Words = {
  'be.ask.used-car': {
    dependsOn: 'wie het verkocht',
    says: 'Een professionele verkoper geeft twee jaar waarborg, of minstens één als dat schriftelijk is afgesproken. Meld het gebrek binnen twee maanden. Bij een particulier is er alleen de regel van verborgen gebreken: handel meteen, met een expert.',
  },
}

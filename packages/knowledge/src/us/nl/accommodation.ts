/** The Dutch words of the rows in ../accommodation.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ACCOMMODATION_NL: Words = {
  'us.accommodation.want': {
    says: 'Uw werkgever weigert een aanpassing op het werk waar u om vroeg vanwege uw gezondheid.',
  },
  'us.accommodation.right': {
    says: 'Een bedrijf met 15 werknemers moet met u praten en een oplossing vinden, tenzij het te moeilijk of duur is. Het mag u niet straffen voor de vraag.',
  },
  'us.accommodation.step': {
    says: 'Vraag schriftelijk naar de reden en bied een andere aanpassing aan, met een brief van uw arts. Meld het de EEOC binnen 180 dagen, of 300 in de meeste staten.',
  },
}

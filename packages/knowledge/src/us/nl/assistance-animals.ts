/** The Dutch words of the rows in ../assistance-animals.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ASSISTANCE_ANIMALS_NL: Words = {
  'us.animal.want': {
    says: 'Uw verhuurder weigert een dier, of vraagt kosten, volgens de regel voor huisdieren. Een dier voor een handicap is in deze wet geen huisdier.',
  },
  'us.animal.step': {
    says: 'Vraag het opnieuw schriftelijk, met een brief van iemand die u behandelt. Blijft het nee, klaag dan binnen een jaar bij HUD of bij uw staat.',
  },
}

/** The Dutch words of the rows in ../assistance-animals.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ASSISTANCE_ANIMALS_NL: Words = {
  'us.animal.want': {
    says: 'Uw verhuurder weigert een dier, of vraagt kosten, volgens de regel voor huisdieren. Een getraind dier voor een handicap is in deze wet geen huisdier. Over een niet getraind dier is nu strijd.',
  },
  'us.animal.step': {
    says: 'Vraag het opnieuw schriftelijk, met een brief van iemand die u behandelt. Blijft het nee, klaag dan bij uw staat. HUD neemt klachten aan binnen een jaar, maar treedt sinds mei 2026 alleen op voor getrainde dieren.',
  },
}

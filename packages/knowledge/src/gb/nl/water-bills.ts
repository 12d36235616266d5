/** Dutch: the words of the rows in ../water-bills.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WATER_BILLS_NL: Words = {
  'gb.bill.right-cut-off-gas': {
    says: 'Bij gas moeten ze 28 dagen na de rekening wachten en zeven dagen vooraf waarschuwen. Ze mogen niet afsluiten om een bedrag dat u echt betwist.',
  },
  'gb.bill.right-water-council': {
    says: 'Lost uw waterbedrijf het niet op, dan helpt de Consumer Council for Water gratis.',
  },
  'gb.bill.right-watersure': {
    says: 'Een meter, bepaalde uitkeringen, en drie of meer kinderen of een ziekte die water vraagt? Vraag dan WaterSure, dat de rekening begrenst.',
  },
}

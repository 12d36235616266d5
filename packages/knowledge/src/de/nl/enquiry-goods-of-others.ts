/** Questions about things of other people that a court officer may take: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GOODS_OF_OTHERS_NL: Words = {
  'de.ask-debt.goods-of-others': {
    says: 'Spullen van anderen hoeven uw schuld niet te betalen. Maar de deurwaarder kijkt alleen wie ze in huis heeft. Toon bonnen of een verklaring van de eigenaar en laat dat opschrijven. Neemt hij ze toch mee, dan vraagt de eigenaar de schuldeiser meteen om vrijgave, met bewijs. Anders moet een rechter de verkoop stoppen (§ 771 ZPO). Bij echtgenoten geldt het vermoeden dat ze van u zijn.',
  },
}

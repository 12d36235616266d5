/** Questions about things of other people that a bailiff may take: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GOODS_OF_OTHERS_NL: Words = {
  'nl.ask.goods-of-others': {
    says: 'Nee. U betaalt niet voor de schuld van een ander, en uw spullen en rekening mogen er niet voor worden gepakt. Maar de deurwaarder mag denken dat wat in huis staat van de schuldenaar is. Toon dus bonnen, afschriften of een getekende lijst en laat het in zijn verslag zetten. Mail het ook naar het kantoor. Toch meegenomen? Een rechter kan de verkoop stoppen: bel vandaag het Juridisch Loket.',
  },
}

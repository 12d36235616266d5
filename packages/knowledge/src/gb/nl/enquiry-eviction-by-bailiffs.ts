/** Questions about the day that a court has set for bailiffs to put a tenant out: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_BY_BAILIFFS_NL: Words = {
  'gb.ask-home.warrant-suspend': {
    says: 'Stuur nu formulier N244 naar de rechtbank en vraag de ontruiming (warrant) op te schorten. Zeg wat er veranderd is en wat u vandaag en elke week kunt betalen, met loonstroken. Er komt snel een zitting. Dit helpt, tenzij de rechter geen keus had. EX160 helpt met de kosten. Bel ook de gemeente en Shelter: 0808 800 4444.',
  },
}

/** Questions about works sold at the door after a free check: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_VISIT_SALE_NL: Words = {
  'jp.ask.roof-inspection': {
    says: 'Ja. Bij verkoop aan huis hebt u acht dagen vanaf een volledig contractpapier (クーリング・オフ). Ontbreken punten of kreeg u alleen een bonnetje, dan zijn de acht dagen niet begonnen. Annuleer vandaag per brief of mail en bewaar een kopie. De firma moet alles terugbetalen. U betaalt geen kosten, materiaal of werk, ook als het begon. Zeg dat zij niet mogen komen. Logen zij over schade, dan kan het ook later. Bel 188.',
  },
}

/** Questions about things of other people that a court officer may take: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GOODS_OF_OTHERS_IT: Words = {
  'de.ask-debt.goods-of-others': {
    says: 'Le cose di altri non rispondono del Suo debito. Ma l’ufficiale guarda solo chi le detiene. Mostri fatture o una nota del proprietario e la faccia mettere a verbale. Se le prende lo stesso, il proprietario chiede subito al creditore di liberarle, con prove. Altrimenti un tribunale deve fermare la vendita (§ 771 ZPO). Tra coniugi si presume che siano Sue.',
  },
}

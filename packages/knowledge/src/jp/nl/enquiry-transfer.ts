/** Questions about an order to work in another place: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRANSFER_NL: Words = {
  'jp.ask.transfer': {
    says: 'Beperkt uw contract plaats of werk, dan kunt u weigeren. Anders mag de firma u meestal verplaatsen als de regels dat zeggen. Het is misbruik en nietig zonder echte noodzaak, met slecht motief of bij ongewone zwaarte. Zij moet rekening houden met zorg voor ouder of kind. Blijf niet weg: maak schriftelijk bezwaar met bewijs, stel iets anders voor en ga vooraf naar het arbeidsloket of een advocaat.',
    dependsOn: 'uw contract en hoe zwaar de verhuizing is',
  },
}

/** Questions about the debts of a husband, a wife, a parent or someone who died: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBTS_OF_RELATIVES_NL: Words = {
  'de.ask-debt.heir': {
    says: 'Erfgenamen nemen schulden over. U kunt de erfenis weigeren (Ausschlagung) binnen zes weken nadat u het hoorde, bij de nalatenschapsrechter of een notaris.',
    dependsOn: 'of u de erfenis binnen zes weken weigert',
  },
  'de.ask-debt.spouse': {
    says: 'U bent de schulden van uw echtgenoot of ouders niet schuldig, tenzij u ook tekende. Een uitzondering zijn dagelijkse aankopen voor het gezin.',
  },
}

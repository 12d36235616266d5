/** Questions about pay that private creditors cannot take: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_KEPT_FROM_CREDITORS_NL: Words = {
  'us.ask-state.pay-cannot-be-taken': {
    says: 'In uw staat kan een private schuldeiser uw loon meestal helemaal niet nemen, ook niet met een vonnis voor kaart of lening. Alimentatie, belasting en federale studieleningen zijn anders; in Pennsylvania kan een verhuurder tot 10% nemen voor huur. Uw bankrekening kan wel: bewaar loonstroken. Antwoord op een bericht over vrijstellingen, in North Carolina binnen 20 dagen. Wordt loon genomen, ga dan meteen naar de rechter.',
  },
}

/** Questions about pay that the employer holds back for damage: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_HELD_BACK_NL: Words = {
  'it.ask.pay-held-back': {
    says: 'Niet op eigen houtje. Het bedrijf moet de fout eerst schriftelijk verwijten en u horen, en schade en fout bewijzen. Toevallige breuk of een weggelopen klant is risico van het bedrijf. Een boete als straf is hoogstens vier uur loon. Schrijf aangetekend of PEC dat u niet akkoord gaat en eis de som: vijf jaar. Ga naar een vakbond of de inspectie.',
  },
}

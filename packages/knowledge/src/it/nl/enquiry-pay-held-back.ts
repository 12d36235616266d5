/** Questions about pay that the employer holds back for damage: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_HELD_BACK_NL: Words = {
  'it.ask.pay-held-back': {
    says: 'Niet op eigen houtje. Het bedrijf moet de fout eerst schriftelijk verwijten en u horen, en schade en fout bewijzen. Toevallige breuk of een weggelopen klant is risico van het bedrijf. Een boete als straf is hoogstens vier uur loon. Schrijf aangetekend of PEC dat u niet akkoord gaat en eis de som: vijf jaar. Ga naar een vakbond of de inspectie.',
  },
  'it.pay-kept.want': {
    says: 'Uw werkgever houdt een deel van het loon in voor schade. Hij zegt dat u die moet betalen.',
  },
  'it.pay-kept.right': {
    says: 'Het bedrijf moet de fout eerst schriftelijk verwijten en u horen, en schade en fout bewijzen. Toevallige breuk of een weggelopen klant is risico van het bedrijf. Een boete als straf is hoogstens vier uur loon. Schrijf aangetekend of PEC dat u niet akkoord gaat en eis de som: vijf jaar. Ga naar een vakbond of de inspectie.',
  },
  'it.pay-kept.step': {
    says: 'Schrijf dat u het er niet mee eens bent en vraag het volle loon voor een vaste dag. Teken niet dat u het verschuldigd bent. Vraag uw vakbond.',
  },
}

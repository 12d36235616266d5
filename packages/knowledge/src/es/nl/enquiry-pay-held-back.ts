/** Questions about pay that the employer holds back for damage or a till gap: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_HELD_BACK_NL: Words = {
  'es.ask.pay-held-back': {
    says: 'Het bedrijf mag niet straffen door loon in te houden: de wet verbiedt het (artikel 58.3). Voor schade of een kastekort moet het uw grove fout bewijzen en dat voor de rechter eisen. Zelf nemen mag niet. Eis de som schriftelijk en zeg dat u niet akkoord gaat. Verzoening binnen een jaar: 10 % rente. De inspectie kan ingrijpen en houdt uw naam geheim.',
  },
  'es.pay-kept.want': {
    says: 'Uw werkgever houdt een deel van het loon in voor schade. Hij zegt dat u die moet betalen.',
  },
  'es.pay-kept.right': {
    says: 'Het bedrijf mag niet straffen door loon in te houden: de wet verbiedt het (artikel 58.3). Voor schade of een kastekort moet het uw grove fout bewijzen en dat voor de rechter eisen. Zelf nemen mag niet. Eis de som schriftelijk en zeg dat u niet akkoord gaat. Verzoening binnen een jaar: 10 % rente. De inspectie kan ingrijpen en houdt uw naam geheim.',
  },
  'es.pay-kept.step': {
    says: 'Schrijf dat u het er niet mee eens bent en vraag het volle loon voor een vaste dag. Teken niet dat u het verschuldigd bent. Vraag uw vakbond.',
  },
}

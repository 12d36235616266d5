/** Questions of a person who signed for somebody else’s loan or rent: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GUARANTOR_DE: Words = {
  'gb.ask-debt.guarantor': {
    says: 'In der Regel gilt: Wer bürgt, muss zahlen, wenn der andere nicht zahlt. Verlangen Sie aber eine Kopie dessen, was Sie unterschrieben haben. Bei einem Kredit muss der Geber auch Ihnen Kopien und eine Mahnung (default notice) geschickt haben. Er musste prüfen, ob Sie es tragen können. Sonst beschweren; nach acht Wochen Financial Ombudsman, kostenlos. Bieten Sie nur Tragbares an.',
  },
}

/** Questions about a deposit kept where no report was made at the start: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NO_ENTRY_REPORT_NL: Words = {
  'be.ask.deposit-no-report': {
    says: 'Nee. Zonder plaatsbeschrijving bij het begin wordt u vermoed de woning terug te geven zoals u ze kreeg. De verhuurder moet bewijzen dat u de schade maakte. Vraag aangetekend om de waarborg vrij te geven. Tekent hij niet, dan beslist de vrederechter. Vraag daar eerst een gratis verzoening.',
  },
}

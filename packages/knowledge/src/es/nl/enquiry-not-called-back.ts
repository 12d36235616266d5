/** Questions about seasonal staff who are not called back: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOT_CALLED_BACK_NL: Words = {
  'es.ask.not-called-back': {
    says: 'U niet oproepen bij de hervatting geldt als ontslag. U hebt 20 werkdagen vanaf dat u het weet: verzoening (papeleta), dan de rechter. Vraag het bedrijf meteen schriftelijk waarom. Bewaar bewijs dat anderen werden opgeroepen. De volgorde staat in de cao. Vraag intussen werkloosheidsgeld (paro).',
  },
}

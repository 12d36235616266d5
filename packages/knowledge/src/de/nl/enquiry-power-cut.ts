/** Questions about a threat to cut off power or gas: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POWER_CUT_NL: Words = {
  'de.ask-debt.power-cut': {
    says: 'Vraag vandaag een plan (Abwendungsvereinbarung). Voor afsluiten zijn twee maanden achterstand en € 100 nodig, vier weken dreiging en een brief acht werkdagen vooraf.',
  },
}

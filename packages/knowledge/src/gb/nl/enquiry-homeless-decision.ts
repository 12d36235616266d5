/** Questions about a council's no to a person without a home: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOMELESS_DECISION_NL: Words = {
  'gb.ask-homeless.review': {
    says: 'Vraag de gemeente binnen 21 dagen na het besluit schriftelijk om herziening (review), en om onderdak intussen. Is het nog nee, dan hebt u 21 dagen voor beroep bij de County Court op een rechtspunt. Bel vandaag Shelter; hiervoor is rechtshulp.',
  },
}

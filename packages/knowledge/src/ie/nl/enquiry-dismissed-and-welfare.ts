/** Questions about a jobseeker payment after a dismissal: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSED_AND_WELFARE_NL: Words = {
  'ie.ask.fired-welfare': {
    says: 'U kunt vanaf de eerste dag aanvragen. Verloor u de baan door eigen wangedrag, dan kan men tot negen weken weigeren. Te laat of te traag is niet altijd wangedrag: geef uw kant schriftelijk met de brieven. Vraag Intreo intussen om Supplementary Welfare Allowance. Beroep gratis binnen 60 dagen. Was het ontslag oneerlijk: WRC binnen zes maanden.',
  },
}

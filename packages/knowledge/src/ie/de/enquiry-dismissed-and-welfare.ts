/** Questions about a jobseeker payment after a dismissal: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSED_AND_WELFARE_DE: Words = {
  'ie.ask.fired-welfare': {
    says: 'Sie können ab dem ersten Tag beantragen. Ging die Stelle durch eigenes Fehlverhalten verloren, kann man bis zu neun Wochen nichts zahlen. Zu spät oder zu langsam ist nicht immer Fehlverhalten: Schildern Sie es schriftlich, mit Briefen der Firma. Intreo zahlt so lange vielleicht Supplementary Welfare Allowance. Einspruch binnen 60 Tagen. Unfair entlassen: WRC binnen sechs Monaten.',
  },
}

/** Questions about a fall or another injury: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INJURY_WORDS: Words = {
  'ca.ask.slip-on': {
    says: 'Nach einem Sturz auf Schnee oder Eis schreiben Sie dem Eigentümer binnen 60 Tagen, einer Stadt binnen 10 Tagen. Für eine Klage haben Sie meist zwei Jahre. Gehen Sie zum Arzt und machen Sie Fotos.',
  },
  'ca.ask.work-injury': {
    says: 'Melden Sie die Verletzung jetzt dem Amt Ihrer Provinz (board). Lehnt es ab, widersprechen Sie schriftlich: sechs Monate in Ontario, 90 Tage in British Columbia und 30 Tage in Québec. Bei der Rückkehr zur Arbeit sind es in Ontario 30 Tage. Schicken Sie ärztliche Belege. Kostenlose Berater helfen.',
  },
}

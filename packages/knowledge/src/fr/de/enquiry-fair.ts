/** Questions about a purchase at a fair: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAIR_DE: Words = {
  'fr.ask-buy.fair': {
    says: 'Auf einer Messe gibt es kein Widerrufsrecht, und der Verkäufer muss das vorher auf Schild und Vertrag gesagt haben. Haben Sie aber einen Kredit dafür unterschrieben? Widerrufen Sie ihn binnen 14 Tagen schriftlich: Dann endet auch der Kauf, kostenlos. Fehlte der Hinweis oder war der Messepreis falsch, können Sie den Vertrag angreifen. Schreiben Sie heute per Einschreiben.',
    dependsOn: 'ob Sie dort einen Kredit dafür nahmen',
  },
}

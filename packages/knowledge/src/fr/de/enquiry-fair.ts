/** Questions about a purchase at a fair: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAIR_DE: Words = {
  'fr.ask-buy.fair': {
    says: 'Auf einer Messe gibt es kein Widerrufsrecht, und der Verkäufer muss das vorher auf Schild und Vertrag gesagt haben. Unterschrieben Sie aber einen Kredit dafür? Widerrufen Sie ihn binnen 14 Tagen schriftlich: Dann endet auch der Kauf, kostenlos; bei verlangter sofortiger Lieferung nur binnen drei Tagen. Fehlte der Hinweis oder war der Messepreis falsch, greifen Sie den Vertrag an. Schreiben Sie heute.',
    dependsOn: 'ob Sie dort einen Kredit dafür nahmen',
  },
}

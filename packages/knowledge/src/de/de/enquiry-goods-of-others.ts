/** Questions about things of other people that a court officer may take: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GOODS_OF_OTHERS_DE: Words = {
  'de.ask-debt.goods-of-others': {
    says: 'Sachen anderer haften nicht für Ihre Schulden. Der Gerichtsvollzieher prüft aber nur, wer die Sache bei sich hat. Zeigen Sie Rechnungen oder eine Erklärung des Eigentümers und lassen Sie es aufschreiben. Nimmt er sie doch, verlangt der Eigentümer vom Gläubiger sofort die Freigabe, mit Belegen. Sonst stoppt ein Gericht den Verkauf (§ 771 ZPO). Bei Eheleuten wird vermutet, dass alles Ihnen gehört.',
  },
}

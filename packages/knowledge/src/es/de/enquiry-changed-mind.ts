/** Questions about sending back what was bought online: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHANGED_MIND_DE: Words = {
  'es.ask.withdraw-online': {
    says: 'Ja. Ab Erhalt der Ware haben Sie 14 Kalendertage, ohne Grund. Schreiben Sie es klar, behalten Sie den Beleg und senden Sie sie binnen weiterer 14 Tage zurück. Das Porto zahlen meist Sie. Preis und normaler Versand kommen binnen 14 Tagen auf Ihrem Zahlweg zurück, nicht als Gutschein; zu spät können Sie das Doppelte verlangen. Ohne Belehrung: zwölf Monate mehr.',
  },
}

/** Questions about sending back what was bought online: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHANGED_MIND_DE: Words = {
  'it.ask.withdraw-online': {
    says: 'Ja. Ab Erhalt der Ware haben Sie 14 Tage, ohne Grund. Schreiben Sie es dem Händler klar und behalten Sie den Beleg. Senden Sie die Ware binnen weiterer 14 Tage zurück; das Porto zahlen meist Sie. Preis und normaler Versand kommen binnen 14 Tagen auf Ihrem Zahlweg zurück, nicht als Gutschein. Ohne Belehrung haben Sie zwölf Monate mehr.',
  },
}

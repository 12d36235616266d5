/** Questions about sending back what was bought online: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHANGED_MIND_DE: Words = {
  'be.ask.withdraw-online': {
    says: 'Ja. Ab Erhalt der Ware haben Sie 14 Tage, ohne Grund. Schreiben Sie es klar, behalten Sie den Beleg und senden Sie sie binnen weiterer 14 Tage zurück. Das Porto zahlen meist Sie. Preis und normaler Versand kommen binnen 14 Tagen auf Ihrem Zahlweg zurück, nicht als Gutschein. Ohne Belehrung haben Sie zwölf Monate mehr. Maßanfertigungen zählen nicht.',
  },
}

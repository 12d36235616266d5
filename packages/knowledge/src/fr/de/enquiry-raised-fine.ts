/** Questions about a raised fine whose first notice never came: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RAISED_FINE_DE: Words = {
  'fr.ask-buy.raised-fine': {
    says: 'Fechten Sie die erhöhte Buße auf antai.gouv.fr oder per Einschreiben binnen 30 Tagen ab Absendung an, mit dem Bescheid und Gründen. Sagen Sie, dass der erste Bescheid nie kam und warum (Umzug, Auto verkauft). Eine gültige Reklamation hebt den Titel auf, die erste Buße wird neu geprüft. Wussten Sie nie davon, geht es auch später. Zahlen Sie nicht, was Sie anfechten.',
  },
}

/** Questions about an expensive coaching booked online: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COACHING_CONTRACT_DE: Words = {
  'de.ask-buy.coaching': {
    says: 'Widerrufen Sie heute schriftlich: Verbraucher können einen Vertrag per Anruf oder online 14 Tage lang widerrufen, ohne richtige Belehrung auch länger. Das können Sie sein, wenn Sie ein Gewerbe nur überlegt haben. Ein Fernkurs, der den Lernerfolg prüft, braucht zudem eine Zulassung (ZFU). Fehlt sie, ist der Vertrag nichtig, auch für Firmen, und Sie können alles zurückfordern. Stoppen Sie die Abbuchungen und sichern Sie alle Nachrichten.',
  },
}

/** Questions about an expensive coaching booked online: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COACHING_CONTRACT_DE: Words = {
  'de.ask-buy.coaching': {
    says: 'Widerrufen Sie heute schriftlich: Ein Vertrag per Anruf oder online lässt sich 14 Tage lang widerrufen, ohne richtige Belehrung auch länger. Verbraucherin sind Sie, wenn Sie noch kein Gewerbe haben, egal was angekreuzt ist. Ein Fernkurs, der den Lernerfolg prüft, braucht zudem eine Zulassung (ZFU). Fehlt sie, ist der Vertrag nichtig und Sie bekommen alles zurück. Stoppen Sie die Abbuchungen und sichern Sie alle Nachrichten.',
  },
}

/** Questions about one’s own solicitor: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SOLICITOR_COMPLAINT_DE: Words = {
  'gb.ask-legal.solicitor-complaint': {
    says: 'Beschweren Sie sich zuerst schriftlich bei der Kanzlei; sie hat acht Wochen. Verlangen Sie eine Rechnung mit den Arbeiten. Dann ist der Legal Ombudsman kostenlos: binnen sechs Monaten nach der letzten Antwort und eines Jahres nach dem Problem. Er kann kürzen und Geld zusprechen. Ein Gericht kann die Rechnung prüfen, am besten binnen eines Monats. Unehrlichkeit meldet man der SRA.',
  },
}

/** Questions about resigning to follow a partner: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_WITH_A_PARTNER_DE: Words = {
  'fr.ask-work.resign-follow': {
    says: 'Meist ja. Wer kündigt, um Mann, Frau oder Partner an den Ort einer neuen Stelle zu folgen, hat einen guten Grund (démission légitime). Behalten Sie Belege für Stelle und Umzug. Sie müssen lange genug gearbeitet haben, meist sechs Monate in zwei Jahren. Halten Sie die Frist ein und melden Sie sich sofort bei France Travail. Bei Ablehnung schriftlich Prüfung verlangen.',
  },
}

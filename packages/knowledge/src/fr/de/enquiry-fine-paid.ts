/** Questions about a traffic fine that was paid: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FINE_PAID_DE: Words = {
  'fr.ask-buy.fine-paid': {
    says: 'Meist ja. Wer zahlt, gibt die Tat zu: Der Fall ist zu, und die Punkte gehen vom Führerschein der genannten Person ab. Dann ist es zu spät, jemand anderen zu nennen. Zahlen Sie nächstes Mal nicht zuerst: Nennen Sie den Fahrer binnen 45 Tagen auf antai.gouv.fr. Ein Kurs (stage) gibt einmal im Jahr bis zu vier Punkte zurück.',
  },
}

/** Questions about a block of unemployment pay with a good reason for leaving: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BLOCK_TIME_REASONS_DE: Words = {
  'de.ask-job.block-time-reason': {
    says: 'Legen Sie binnen eines Monats kostenlos Widerspruch ein. Mit wichtigem Grund gibt es keine Sperrzeit. Das sind etwa Krankheit, wenn ein Arzt zum Gehen riet, belegtes Mobbing, nicht gezahlter Lohn, Pflege oder der Zuzug zum Ehepartner. Schicken Sie das Attest und zeigen Sie, was Sie vorher versucht haben. Die Agentur hat ein Formular für den Arzt. Sagt sie nein, ist das Sozialgericht kostenlos.',
  },
}

/** Questions about a block of unemployment pay with a good reason for leaving: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BLOCK_TIME_REASONS_DE: Words = {
  'de.ask-job.block-time-reason': {
    says: 'Legen Sie binnen eines Monats schriftlich Widerspruch ein; er ist kostenlos. Mit wichtigem Grund gibt es keine Sperrzeit: ärztlicher Rat zu gehen, belegtes Mobbing, kein Lohn, Pflege. Auch ein später geschriebenes Attest zählt. Legen Sie es bei, mit dem, was Sie vorher versucht haben; die Agentur hat ein Formular für den Arzt. Bei besonderer Härte sinkt die Sperrzeit auf sechs Wochen. Krankenversichert bleiben Sie, wenn Sie arbeitslos gemeldet sind.',
  },
}

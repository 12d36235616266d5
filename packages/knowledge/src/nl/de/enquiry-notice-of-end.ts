/** Questions about the written notice before a fixed term ends: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICE_OF_END_DE: Words = {
  'nl.ask.notice-fee': {
    says: 'Ja, wenn der Vertrag sechs Monate oder länger lief und Sie nicht einen Monat vorher schriftlich informiert wurden. Sie bekommen bis zu einen Monatslohn, weniger bei nur verspätetem Brief. Fordern Sie es schriftlich. Gehen Sie binnen zwei Monaten nach dem Tag, an dem er kommen musste, zum Kantonrichter.',
  },
}

/** Questions about leave that was granted and is then taken back: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOLIDAY_WITHDRAWN_DE: Words = {
  'nl.ask.holiday-withdrawn': {
    says: 'Nicht nur weil viel los ist. Genehmigter Urlaub steht. Der Arbeitgeber darf ihn nur aus gewichtigen Gründen ändern, nach Gespräch mit Ihnen, und muss dann Ihren Verlust zahlen, etwa die Reise. Schreiben Sie, dass Sie nicht einverstanden sind, mit Buchungen und der Zusage. Bleibt er dabei, entscheidet ein Richter schnell: Rufen Sie das Juridisch Loket an. Bleiben Sie nicht ohne ein Wort weg.',
  },
}

/** Questions about an accident at work that the insurer does not accept: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_ACCIDENT_DE: Words = {
  'be.ask.work-accident': {
    says: 'Antworten Sie schriftlich und verlangen Sie die Gründe. Ein plötzliches Ereignis bei der Arbeit, das Sie verletzte, gilt als Arbeitsunfall: Sie zeigen Ereignis und Schaden, mit Zeugen und Attest. Bitten Sie Fedris um kostenlose Prüfung. Sagen Sie es der Krankenkasse: Sie zahlt inzwischen. Sie haben drei Jahre für das Arbeitsgericht, kostenlos. Gehen Sie zur Gewerkschaft.',
  },
}

/** Questions about money that the Jobcenter wants back: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOBCENTER_WANTS_BACK_DE: Words = {
  'de.ask-debt.jobcenter-wants-back': {
    says: 'Widersprechen Sie schriftlich binnen eines Monats ab Erhalt; ein Satz reicht. Bis darüber entschieden ist, müssen Sie nicht zahlen, und es darf nichts einbehalten werden. Legen Sie Belege bei, dass Sie es gemeldet haben, etwa den Screenshot. Lassen Sie die Summe prüfen: Ein Teil vom Lohn bleibt immer frei. War der Fehler beim Amt und nicht erkennbar, dürfen Sie es behalten; Lohn, der später kam, wird aber meist trotzdem zurückgeholt. Sie können kleine Raten oder einen Erlass beantragen. Eine Sozialberatung hilft kostenlos.',
  },
}

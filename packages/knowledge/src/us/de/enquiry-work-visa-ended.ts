/** Questions of people whose work visa hangs on a job that ended: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_VISA_ENDED_DE: Words = {
  'us.immigration.ask-job-ended': {
    says: 'Meist haben Sie bis zu 60 Tage ab dem Ende der Stelle, oder bis zum Tag auf Ihrem I-94, wenn der früher liegt. Für Ihre Familie gilt das Gleiche. Vorher muss eine neue Firma für Sie einen Antrag stellen, oder Sie beantragen einen anderen Status. Mit H-1B dürfen Sie anfangen, sobald die neue Firma den Antrag gestellt hat. Bis dahin dürfen Sie nicht arbeiten. Eine Arbeitserlaubnis Ihres Mannes oder Ihrer Frau, die auf Ihrem Visum beruht, endet mit Ihrem Status. Gehen Sie diese Woche zu einem Anwalt für Einwanderung.',
  },
}

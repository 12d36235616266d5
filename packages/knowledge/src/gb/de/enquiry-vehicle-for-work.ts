/** Questions about bailiffs and a car or van needed for the job: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VEHICLE_FOR_WORK_DE: Words = {
  'gb.ask-bailiff.work-car': {
    says: 'Ein Auto oder Transporter, den Sie für Ihre eigene Arbeit brauchen, ist geschützt, wenn er mit Ihrem anderen Werkzeug zusammen höchstens £1,350 wert ist. Nur der Weg zur Arbeit reicht oft nicht. Senden Sie Firma und Gemeinde heute Belege zum Wert und einen Brief vom Arbeitgeber. Lehnen sie ab, melden Sie binnen sieben Tagen nach dem Abholen geschützte Sachen an (exempt goods claim). Eine Kralle selbst lösen ist strafbar.',
  },
}

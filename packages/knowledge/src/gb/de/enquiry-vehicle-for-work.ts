/** Questions about bailiffs and a car or van needed for the job: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VEHICLE_FOR_WORK_DE: Words = {
  'gb.ask-bailiff.work-car': {
    says: 'Ein Auto oder Transporter, den Sie für Ihre eigene Arbeit brauchen, ist geschützt, wenn er mit Ihrem anderen Werkzeug zusammen höchstens £1,350 wert ist. Nur der Weg zur Arbeit reicht oft nicht. Senden Sie Firma und Gemeinde heute Belege zum Wert und einen Brief vom Arbeitgeber. Lehnen sie ab, melden Sie binnen sieben Tagen nach dem Abholen geschützte Sachen an (exempt goods claim). Eine Kralle selbst lösen ist strafbar.',
  },
  'gb.ask-bailiff.took-car': {
    says: 'Handeln Sie heute: Vor dem Verkauf müssen 7 volle Tage vergehen. Sie dürfen kein Auto behalten, das finanziert ist, jemand anderem gehört oder ein Blue Badge zeigt. Auch keines bis £1.350, das Sie für Ihre eigene Arbeit brauchen. Dann schicken Sie sofort, binnen 7 Tagen, einen Anspruch mit Belegen. Sonst bekommen Sie es durch Zahlung oder einen Plan zurück, den Firma und Gläubiger annehmen. Sagen Sie beiden, wenn Sie schutzbedürftig sind. National Debtline: 0808 808 4000.',
  },
}

/** Questions about money for care in old age: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ATTENDANCE_ALLOWANCE_DE: Words = {
  'gb.ask-benefit.attendance': {
    says: 'Ja. Wer im Rentenalter Hilfe beim Waschen, Anziehen oder zur Sicherheit braucht, kann Attendance Allowance bekommen. Erspartes und Einkommen zählen nicht; es ist steuerfrei. Der Bedarf muss meist sechs Monate bestehen. Fordern Sie das Formular an: 0800 731 0122 (Nordirland 0800 587 0912), und beschreiben Sie schlechte Tage. Es kann Pension Credit erhöhen; auch die Pflegeperson kann etwas bekommen.',
  },
}

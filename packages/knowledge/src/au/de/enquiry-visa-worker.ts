/** Questions of workers on a visa who are paid too little: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VISA_WORKER_DE: Words = {
  'au.ask.migrant-pay': {
    says: 'Sie haben beim Lohn dieselben Rechte wie alle hier, auch bei Barzahlung und auch, wenn Sie mehr Stunden gearbeitet haben, als das Visum erlaubt. Nur der Staat kann ein Visum aufheben, kein Chef. Seit Juli 2024 ist es strafbar, Sie mit dem Visum auszubeuten. Notieren Sie die Stunden und sichern Sie Nachrichten. Fragen Sie den Fair Work Ombudsman (13 13 94), wie Ihr Visum geschützt ist. Sie können sechs Jahre zurück fordern.',
  },
}

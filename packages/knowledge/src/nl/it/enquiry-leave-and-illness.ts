/** Questions about illness and leave in a job: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVE_AND_ILLNESS_IT: Words = {
  'nl.ask.sick-pay': {
    says: 'Il datore deve pagare almeno il 70% della paga fino a due anni di malattia. Se il contratto finisce, può pagare UWV (Ziektewet). Si dia malato in tempo e collabori al rientro.',
  },
  'nl.ask.parental-leave': {
    says: 'Il datore non può rifiutarlo. Ha 26 volte le Sue ore settimanali per ogni figlio sotto gli otto anni. L’UWV paga una parte di nove settimane se le prende nel primo anno. Lo chieda per iscritto due mesi prima.',
  },
  'nl.ask.leave-refused': {
    dependsOn: 'il motivo che danno',
    says: 'Le chieda per iscritto. Il datore deve seguire il Suo desiderio salvo motivi gravi, detti per iscritto entro due settimane. Se tace, valgono le Sue date. Deve poter prendere due settimane di fila, o due volte una.',
  },
}

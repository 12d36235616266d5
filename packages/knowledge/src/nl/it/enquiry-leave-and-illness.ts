/** Questions about illness and leave in a job: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVE_AND_ILLNESS_IT: Words = {
  'nl.ask.sick-pay': {
    says: 'Il datore deve pagare almeno il 70 % durante la malattia, fino alla fine del contratto, al massimo due anni. Nel primo anno non meno del salario minimo. Deve anche chiamare il medico aziendale. Chieda la paga per iscritto con una data. Disaccordo sulla malattia? Chieda all’UWV un secondo parere. Se il contratto finisce, può pagare l’UWV (Ziektewet).',
  },
  'nl.ask.parental-leave': {
    says: 'Il datore non può rifiutarlo. Ha 26 volte le Sue ore settimanali per ogni figlio sotto gli otto anni. L’UWV paga una parte di nove settimane se le prende nel primo anno. Lo chieda per iscritto due mesi prima.',
  },
  'nl.ask.leave-refused': {
    dependsOn: 'il motivo che danno',
    says: 'Le chieda per iscritto. Il datore deve seguire il Suo desiderio salvo motivi gravi, detti per iscritto entro due settimane. Se tace, valgono le Sue date. Deve poter prendere due settimane di fila, o due volte una.',
  },
}

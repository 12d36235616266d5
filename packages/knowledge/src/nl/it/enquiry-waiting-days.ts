/** Questions about the first days of illness without pay: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WAITING_DAYS_IT: Words = {
  'nl.ask.waiting-days': {
    says: 'Solo se lo dice il contratto o il CAO, e al massimo due giorni. Se non è concordato, è pagato dal primo giorno. È almeno il 70 %, e nel primo anno non meno del salario minimo. Se si riammala entro quattro settimane, niente nuovi giorni. Chieda per iscritto dove sta scritto, e chieda la paga con una data.',
    dependsOn: 'il contratto o il CAO',
  },
}

/** Questions about an eviction that a judge has ordered and a bailiff has named the day for: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_DATE_ES: Words = {
  'nl.ask.eviction-date': {
    says: 'No empaquete todavía, pero actúe hoy. Llame al casero y a la ayuda de deudas del municipio: con un desahucio cerca debe atenderle en tres días hábiles. Ofrezca un plan y siga pagando la renta. Si se niega, esa ayuda puede pedir al tribunal una pausa (moratorium) de hasta seis meses. El Juridisch Loket dice gratis si la apelación ayuda: suele haber tres meses. ¿No fue al juicio? Verzet en cuatro semanas.',
  },
}

/** Questions about leave that was granted and is then taken back: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOLIDAY_WITHDRAWN_ES: Words = {
  'nl.ask.holiday-withdrawn': {
    says: 'No solo por mucho trabajo. Unas vacaciones concedidas valen. La empresa solo las cambia por motivos graves, tras hablar con usted, y paga lo que pierde, como el viaje. Escriba que no está de acuerdo, con reservas y el mensaje del sí. Si insiste, un juez decide rápido: llame al Juridisch Loket. No falte sin avisar.',
  },
}

/** Questions about a red ticket in traffic: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RED_TICKET_ES: Words = {
  'jp.ask.red-ticket': {
    says: 'Una boleta roja (赤切符) es un caso penal. Le cita la policía o el fiscal; vaya. Por velocidad la multa suele ser de 60,000 a 100,000 yenes, por juicio escrito (略式) si acepta. Es un antecedente (前科), pero no se dice a la empresa. El permiso va aparte: desde 90 días hay antes una audiencia. Si lo niega o bebió, vea antes a un abogado.',
  },
}

/** Questions of a few words that name a matter and no detail: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BARE_MATTERS_ES: Words = {
  'us.ask-first.divorce': {
    says: 'En casi todos los estados no hace falta culpa ni el sí del otro. Presenta una petición en la corte local cuando uno de los dos ha vivido bastante en el estado, a menudo seis meses. Algunos piden vivir separados antes. Pida formularios y no pagar cuotas. Guarde pruebas de ingresos, cuentas y deudas. No se mude antes con los niños. Díganos su estado, y si hay hijos o casa.',
  },
  'us.ask-first.ice-at-work': {
    says: 'Mantenga la calma y no corra. Puede callar y pedir un abogado. Los agentes pueden entrar donde entra el público. Para preguntar en otras partes necesitan una orden (warrant) o el sí del dueño o encargado. No firme nada que no entienda, ni muestre papeles falsos. Anote nombres y hechos. ¿Se llevaron a alguien? Busque en locator.ice.gov. Díganos qué pasó.',
  },
}

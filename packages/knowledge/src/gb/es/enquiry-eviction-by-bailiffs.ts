/** Questions about the day that a court has set for bailiffs to put a tenant out: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_BY_BAILIFFS_ES: Words = {
  'gb.ask-home.warrant-suspend': {
    says: 'Envíe ya el formulario N244 al juzgado y pida suspender el desalojo (warrant). Diga qué ha cambiado y qué puede pagar hoy y cada semana, con sus nóminas. Habrá pronto una vista. Sirve salvo que el juez no tuviera elección. EX160 ayuda con la tasa. Llame también al ayuntamiento y a Shelter: 0808 800 4444.',
  },
}

/** Questions about a collection firm that calls again and again: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTOR_CALLS_ES: Words = {
  'de.ask-debt.collector-calls': {
    says: 'No tiene que hablar con ellos. Escriba una vez: «Solo por carta. No acepto llamadas ni mensajes, tampoco en el trabajo». Si la deuda es falsa, niéguela en la misma carta. Anote cada llamada: día, hora, número. No pueden contar la deuda a su jefe o vecinos. Quéjese al Bundesamt für Justiz, que vigila estas empresas, y a la Verbraucherzentrale. Un tribunal puede prohibirlo.',
  },
}

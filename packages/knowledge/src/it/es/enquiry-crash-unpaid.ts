/** Questions about an insurer that does not pay after a crash: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CRASH_UNPAID_ES: Words = {
  'it.ask.crash-unpaid': {
    says: 'Tras su reclamación escrita y completa el seguro debe hacer una oferta o decir por qué no. Tiene 60 días para el coche, 30 si los dos firmaron el parte azul (CAI), y 90 por lesiones. ¿Pasó? Quéjese por escrito: 45 días. Luego el IVASS, hasta 2.500 € el árbitro de seguros, o abogado y juez tras intento de acuerdo. El derecho dura dos años.',
  },
}

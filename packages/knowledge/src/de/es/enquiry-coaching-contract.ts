/** Questions about an expensive coaching booked online: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COACHING_CONTRACT_ES: Words = {
  'de.ask-buy.coaching': {
    says: 'Desista hoy por escrito: un contrato por llamada o en línea se anula en 14 días, y más si no le informaron bien. Es consumidor si aún no tenía negocio, marquen lo que marquen. Un curso a distancia que controla lo aprendido necesita además licencia (ZFU). Sin ella es nulo y le devuelven todo. Pare los cargos y guarde los mensajes.',
  },
}

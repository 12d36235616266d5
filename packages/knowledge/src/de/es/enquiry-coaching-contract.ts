/** Questions about an expensive coaching booked online: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COACHING_CONTRACT_ES: Words = {
  'de.ask-buy.coaching': {
    says: 'Desista hoy por escrito: un consumidor anula un contrato por llamada o en línea en 14 días, y más si no le informaron bien. Puede serlo si solo pensaba en un negocio, marquen lo que marquen. Un curso a distancia que controla lo aprendido necesita además licencia (ZFU). Sin ella es nulo, también para empresas, y puede reclamar todo. Pare los cargos y guarde los mensajes.',
  },
}

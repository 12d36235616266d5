/** Questions about a seizure of wages by the Treasury: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TREASURY_AND_WAGES_ES: Words = {
  'fr.ask-debt.satd-wages': {
    says: 'Hacienda solo puede hacer retener la parte del sueldo que permite la escala. Queda al menos el RSA. Escriba ya en impots.gouv.fr a la oficina del aviso. Pida un plan con prueba de ingresos y gastos: si acepta, puede levantar el embargo. ¿Ya pagado o demasiado viejo (cuatro años)? Impugne en dos meses. Si el propio impuesto es erróneo, envíe también una réclamation.',
  },
}

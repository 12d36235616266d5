/** Questions of workers on a visa who are paid too little: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VISA_WORKER_ES: Words = {
  'nz.ask.migrant-pay': {
    says: 'Tiene los mismos derechos de paga que todos aquí, sea cual sea su visado. Un jefe no puede anular un visado; solo Immigration. Explotar a un trabajador con visado es delito. Anote sus horas y guarde mensajes y extractos. Denúncielo a Employment New Zealand: 0800 200 088. Pregunte por el visado Migrant Exploitation Protection (hasta seis meses), para dejar ese empleo y buscar otro. Puede reclamar seis años.',
  },
}

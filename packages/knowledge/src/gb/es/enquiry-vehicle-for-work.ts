/** Questions about bailiffs and a car or van needed for the job: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VEHICLE_FOR_WORK_ES: Words = {
  'gb.ask-bailiff.work-car': {
    says: 'Un coche o furgoneta que necesita para su propio trabajo está protegido si, con sus otras herramientas, vale como mucho £1,350. Solo ir al trabajo puede no bastar. Envíe hoy a la empresa y al ayuntamiento prueba del valor y una carta de su empleador. Si se niegan, presente una reclamación (exempt goods claim) en los siete días desde la retirada. No quite el cepo usted mismo: es delito.',
  },
  'gb.ask-bailiff.took-car': {
    says: 'Actúe hoy: antes de vender deben esperar 7 días completos. No pueden quedarse un coche financiado, de otra persona o con Blue Badge a la vista. Tampoco uno de hasta £1.350 que usted necesita para su propio trabajo. Entonces reclame con pruebas enseguida, en 7 días. Si no, se recupera pagando o con un plan que acepten la empresa y el acreedor. Diga a ambos si es vulnerable. National Debtline: 0808 808 4000.',
  },
}

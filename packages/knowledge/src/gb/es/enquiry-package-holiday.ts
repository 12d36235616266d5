/** Questions about a package holiday that was changed, cancelled or went badly: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PACKAGE_HOLIDAY_ES: Words = {
  'gb.ask-travel.package': {
    says: 'Si cambia mucho una parte principal, como el hotel o las fechas, o el precio sube más del 8%, puede anular y recuperar todo en 14 días. Responda en la fecha que fijen. Si fue mal allí, avise enseguida y pida después una rebaja.',
  },
  'gb.ask-travel.company-bust': {
    says: 'Un viaje combinado está protegido: la empresa debía garantizar su dinero. Busque un ATOL certificate en sus papeles. Con él reclama a la Civil Aviation Authority; la lista y el formulario están en su web. Sin vuelo, busque ABTA o una aseguradora. ¿Solo hotel o solo vuelo? Pida a su tarjeta: con crédito y más de £100 también responde. Guarde cada recibo.',
  },
}

/** Questions about works sold at the door after a free check: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_VISIT_SALE_ES: Words = {
  'jp.ask.roof-inspection': {
    says: 'Sí. En venta a domicilio hay ocho días desde un contrato escrito completo (クーリング・オフ). Si faltan datos o solo hay un recibo, los ocho días no han empezado. Anule hoy por carta o correo y guarde copia. La empresa debe devolver todo. No debe tasas, material ni obra, aunque haya empezado. Diga que no vengan. Si mintieron sobre daños, cabe también después. Llame al 188.',
  },
}

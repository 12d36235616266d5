/** Questions of tenants whose home is sold, or whose fixed term ends: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_SOLD_ES: Words = {
  'nz.ask.sale-notice': {
    says: '42 días bastan solo si la casa está vendida con un acuerdo sin condiciones y el comprador debe recibirla vacía. Si aún no está vendida, o solo sale al mercado, deben dar 90 días. Un plazo fijo no acaba por una venta. El aviso debe ser escrito y dar la razón. Pida la fecha de la venta. Si está mal, quédese, pague y acuda al Tenancy Tribunal: 0800 836 262.',
  },
  'nz.ask.fixed-term-sold': {
    says: 'No. Un plazo fijo sigue con el nuevo dueño. Una venta no lo acaba, ni un aviso de 42 o 90 días. Puede quedarse hasta el último día salvo que acepte irse. Siga pagando y dígalo por escrito. Si quieren que salga antes, puede pedir dinero. Solo el Tenancy Tribunal puede ordenar su salida. Consejo: 0800 836 262.',
  },
  'nz.ask.fixed-term-ends': {
    says: 'Un plazo fijo de más de 90 días sigue como periódico (periodic), salvo que alguno avisara por escrito a tiempo: entre 90 y 21 días antes del último día. No hace falta razón. Sin ese aviso puede quedarse; después deben dar 90 días, o 42 por algunas razones. Pida por escrito quedarse. Aun con buen aviso, solo el Tenancy Tribunal puede sacarle: 0800 836 262.',
    dependsOn: 'cuándo recibió el aviso por escrito',
  },
}

/** The Spanish words of the rows in ../enquiry-car.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CAR_ES: Words = {
  'us.ask-debt.deficiency': {
    says: 'Puede deber lo que la venta no cubrió. Pero deben escribirle antes de vender, vender de forma justa y explicar la suma; si no, debe menos o nada. Hasta la venta puede recuperar el auto pagando todo el préstamo y los gastos. Algunos estados y contratos permiten pagar solo los meses atrasados: pídalo hoy por escrito. Lo que había dentro es suyo: haga una lista y pídalo por escrito.',
  },
  'us.ask-debt.car-repo': {
    says: 'En la mayoría de los estados, el prestamista puede llevarse el carro sin ir a la corte después de un pago atrasado. No puede usar fuerza ni amenazas. Llámelo antes y pida un plan.',
    dependsOn: 'si el prestamista tiene un gravamen (lien) sobre el carro y su estado',
  },
  'us.ask-debt.car-taken': {
    says: 'Escriba hoy al prestamista. Hasta la venta puede recuperar el auto pagando todo el préstamo y los gastos. Algunos estados y contratos permiten pagar solo los meses atrasados: pídalo y pregunte el último día. Lo que había dentro es suyo: haga una lista, pídalo por escrito y discuta un cargo por ello. Deben escribir antes de vender y vender de forma justa. Puede deber lo que la venta no cubra.',
  },
  'us.state.ga.ask-deficiency': {
    says: 'En Georgia el vendedor o su financiera solo puede pedir el resto si escribió en diez días desde que se llevó el auto. La carta debe ir certificada (registered o certified mail) o por entrega nocturna y ofrecer una venta pública. ¿No llegó? Escriba que O.C.G.A. 10-1-36 impide el cobro y guarde cada sobre. No pague todavía. Si le demandan, conteste en 30 días. Pida sus cosas por escrito. Un préstamo de su propio banco puede ser distinto.',
  },
}

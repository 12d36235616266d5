/** The Spanish words of the rows in ../enquiry-car.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CAR_ES: Words = {
  'us.ask-debt.deficiency': {
    says: 'Puede deber lo que la venta no cubrió. Pero deben avisar antes de la venta, vender de forma justa y explicar la suma. Si no lo hicieron, puede deber menos o nada.',
    dependsOn: 'si le avisaron de la venta y vendieron el auto de forma justa',
  },
  'us.ask-debt.car-repo': {
    says: 'En la mayoría de los estados, el prestamista puede llevarse el carro sin ir a la corte después de un pago atrasado. No puede usar fuerza ni amenazas. Llámelo antes y pida un plan.',
    dependsOn: 'si el prestamista tiene un gravamen (lien) sobre el carro y su estado',
  },
  'us.ask-debt.car-taken': {
    says: 'Escriba hoy al prestamista. Pregunte cuánto debe pagar para recuperarlo y hasta cuándo. Debe devolver las cosas que había dentro, y avisarle antes de venderlo.',
  },
}

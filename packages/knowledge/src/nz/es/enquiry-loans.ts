/** Questions about loans: a car or home that a lender wants to take, and loans to cancel: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LOANS_ES: Words = {
  'nz.ask.cancel-loan': {
    says: 'Puede cancelar un préstamo de consumo en un plazo de cinco días hábiles si recibió los papeles en mano, siete por correo electrónico o nueve por correo postal. Debe devolver el dinero.',
    dependsOn: 'cómo recibió los papeles',
  },
  'nz.ask.repossession': {
    says: 'Salvo que el bien corra peligro, tiene al menos 15 días desde el aviso (repossession warning notice). Pida ya por escrito un cambio por dificultad: por qué, qué puede pagar, hasta cuándo. Hágalo en las dos semanas desde el aviso, antes de dos meses de atraso. El prestamista debe contestar en 20 días hábiles. Si se niega, ayudan su servicio gratuito de quejas y MoneyTalks 0800 345 123. No esconda el coche.',
  },
  'nz.ask.mortgage': {
    says: 'Llame al equipo del banco para dificultades (hardship team) y a MoneyTalks al 0800 345 123. Antes de una venta forzosa (mortgagee sale) debe llegar un aviso de al menos 20 días hábiles.',
  },
}

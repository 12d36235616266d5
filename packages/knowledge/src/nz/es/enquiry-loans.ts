/** Questions about loans: a car or home that a lender wants to take, and loans to cancel: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LOANS_ES: Words = {
  'nz.ask.cancel-loan': {
    says: 'Puede cancelar un préstamo de consumo en un plazo de cinco días hábiles si recibió los papeles en mano, siete por correo electrónico o nueve por correo postal. Debe devolver el dinero.',
    dependsOn: 'cómo recibió los papeles',
  },
  'nz.ask.repossession': {
    says: 'Salvo que el bien esté en peligro, debe enviar un aviso (repossession warning notice) y usted tiene al menos 15 días para pagar los atrasos. Antes de que acaben, escriba: pida un cambio por dificultad (hardship) y ofrezca lo que pueda. Enfermedad, empleo perdido o ayuda parada son buenas razones. Los agentes necesitan licencia y solo vienen de 6 a 21 h, no domingos ni festivos. Si no, su servicio de quejas gratis y MoneyTalks 0800 345 123.',
  },
  'nz.ask.mortgage': {
    says: 'Llame al equipo del banco para dificultades (hardship team) y a MoneyTalks al 0800 345 123. Antes de una venta forzosa (mortgagee sale) debe llegar un aviso de al menos 20 días hábiles.',
  },
}

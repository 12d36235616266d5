/** Questions of people who have no bed, no food or no power tonight, or whom a lender threatens: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEED_TONIGHT_ES: Words = {
  'nz.need.bed': {
    says: 'Llame ahora a Work and Income al 0800 559 009, o vaya, y diga que no tiene dónde quedarse esta noche. Busca una vivienda de transición, o puede pagar un motel unos días (emergency housing). Si dice que no, pida las razones por escrito y una revisión (review). Citizens Advice Bureau ayuda gratis: 0800 367 222. En peligro: 111.',
  },
  'nz.need.food': {
    says: 'Llame ahora a Work and Income al 0800 559 009 y pida hoy dinero para comida (Special Needs Grant). No hace falta cobrar un subsidio, y casi nunca se devuelve. Si dice que no, pida una revisión (review). Citizens Advice Bureau le dice dónde está el banco de alimentos más cercano: 0800 367 222.',
  },
  'nz.need.power': {
    says: 'Llame ahora a la compañía. Diga quién hay en casa, ofrezca un plan y pida la luz hoy mismo. A quien necesita la luz por su salud (medically dependent) no se le puede cortar por una factura. Work and Income puede pagar una factura urgente, también sin subsidio: 0800 559 009. Si se niega, Utilities Disputes es gratis: 0800 22 33 40.',
  },
  'nz.need.meter': {
    says: 'Llame ahora a la compañía. Diga que el contador está vacío y quién hay en casa. Pida crédito para esta noche y un plan, o dejar el prepago. Work and Income puede ayudar con la luz urgente, también sin subsidio: 0800 559 009. Si se niega, Utilities Disputes es gratis: 0800 22 33 40.',
  },
  'nz.need.loan-shark': {
    says: 'En peligro, llame al 111. Amenazar para sacar dinero es un delito (chantaje). Quien presta como negocio debe estar en un registro público; si no lo está, usted no debe intereses ni gastos. Usted no cometió delito al pedir prestado. No se vea con él a solas. Guarde los mensajes para la policía. Pida al banco bloquear la tarjeta y abrir otra cuenta. MoneyTalks ayuda gratis: 0800 345 123.',
  },
}

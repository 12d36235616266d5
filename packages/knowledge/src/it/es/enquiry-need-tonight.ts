/** Questions of people in need tonight: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEED_TONIGHT_WORDS: Words = {
  'it.ask-need.roof': {
    says: 'Llame ya a los servicios sociales del comune. De noche y en festivos pida el pronto intervento sociale: este servicio de urgencia debe existir en todas partes, día y noche. ¿No lo encuentra o está en peligro? Llame al 112 y diga que no tiene dónde dormir y quién está con usted. Caritas y Croce Rossa conocen los albergues.',
  },
  'it.ask-need.food': {
    says: 'Vaya hoy a los servicios sociales del comune y diga que no tiene comida y cuántos niños hay. Pida ayuda urgente: dinero, vales de compra (buoni spesa) o un paquete. Caritas, Croce Rossa y las parroquias dan comida y saben dónde se come hoy. ¿Espera el assegno di inclusione? Un patronato lo reclama gratis.',
  },
  'it.ask-need.power-off': {
    says: 'Llame ya a la empresa, diga que hay un bebé y pida pagar a plazos. Cuando pague, mande la prueba: la luz debe volver en un día laborable. Vaya hoy a los servicios sociales del comune: ayudan con la factura y el bonus sociale. ¿No llegó carta certificada ni PEC 25 días antes? Entonces el corte fue indebido: reclame, le deben dinero.',
  },
  'it.ask-need.lender': {
    says: 'En peligro llame ya al 112. La usura y las amenazas por dinero (estorsione) son delitos graves, y usted es la víctima. Denuncie a la policía o a los Carabinieri con mensajes, nombres y pagos. En un préstamo con usura no debe ningún interés. No pida más dinero para pagarle. Las fundaciones antiusura ayudan gratis a las familias; la Prefettura, a los negocios.',
  },
}

/** The Spanish words of Japan: consumer. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_ES: Words = {
  'jp.buy.want': {
    says: 'Una empresa dice que debe seguir un contrato o pagar.',
  },
  'jp.buy.who': {
    says: 'Es una empresa privada. Necesita un juzgado para obligarle.',
  },
  'jp.buy.not-yet': {
    says: 'Sin un juzgado no se puede embargar nada.',
  },
  'jp.buy.rights': {
    says: '¿Le vendieron en su puerta o por teléfono? Casi siempre tiene ocho días para cancelar (クーリング・オフ).',
  },
  'jp.buy.deadline-eight': {
    says: 'Ocho días desde el día en que recibió el papel del contrato, ese día incluido. En venta piramidal son veinte.',
    action: 'Enviar el aviso de cancelación',
    consequence: 'Pierde la salida fácil.',
  },
  'jp.buy.step-188': {
    says: 'Llame al 188, la línea del consumidor. Es el centro de consumo de su zona.',
  },
  'jp.buy.step-cool': {
    says: 'Envíe un aviso de cancelación por correo o e-mail y guarde una copia.',
  },
  'jp.buy.right-cool': {
    says: 'Puede cancelar contratos en la puerta, por teléfono y algunos de servicios en ocho días, sin motivo.',
  },
  'jp.buy.right-unfair': {
    says: 'Un contrato hecho con mentiras o presión se puede deshacer. Las cláusulas demasiado duras son nulas.',
  },
  'jp.buy.right-defect': {
    says: 'Si un producto está mal, pida reparación, uno nuevo o pagar menos. Avise al vendedor en un año desde que lo descubre.',
  },
  'jp.buy.option-cancel': {
    title: 'Cancelar o discutir por escrito',
    says: 'Diga el contrato y el día.',
    cost: 'El correo.',
    time: 'Ocho días.',
    risk: 'Ninguno si es a tiempo.',
    bestFor: 'Venta en la puerta o por teléfono.',
  },
  'jp.buy.option-188': {
    title: 'Llamar al 188',
    says: 'Consejo gratis sobre contratos.',
    cost: 'La llamada.',
    time: 'Hoy.',
    risk: 'Ninguno.',
    bestFor: 'Cualquier problema con una empresa.',
  },
  'jp.buy.bill-want': {
    says: 'Una empresa de luz, gas o agua quiere cobrar su factura.',
  },
  'jp.buy.bill-real': {
    says: 'Si llama antes del día de corte, muchas veces puede tener más tiempo.',
  },
  'jp.buy.bill-call': {
    says: 'Llame a la empresa antes de la fecha. Pida una fecha nueva o plazos.',
  },
  'jp.buy.bill-town': {
    says: 'Pregunte en la oficina de ayuda de su municipio (自立相談支援機関) si falta dinero.',
  },
  'jp.buy.bill-right': {
    says: 'Puede pedir la lectura del contador y cómo se hizo la cantidad.',
  },
  'jp.buy.bill-plan': {
    title: 'Pedir tiempo o plazos',
    says: 'Ofrezca una fecha.',
    cost: 'Lo que ofrezca.',
    time: 'Una llamada.',
    risk: 'Cúmplalo.',
    bestFor: 'La debe.',
  },
  'jp.buy.scam-want': {
    says: 'Este mensaje quiere su dinero o sus datos con miedo (架空請求).',
  },
  'jp.buy.scam-who': {
    says: 'Parece un estafador que usa un nombre oficial.',
  },
  'jp.buy.scam-real': {
    says: 'Los juzgados no envían postales ni piden tarjetas regalo. Los papeles de verdad llegan por entrega especial (特別送達).',
  },
  'jp.buy.scam-stop': {
    says: 'No llame al número del mensaje, y no pague.',
  },
  'jp.buy.scam-188': {
    says: 'Llame al 188 o a la línea de la policía #9110. Si pagó, llame enseguida a su banco.',
  },
  'jp.buy.scam-right': {
    says: 'No tiene que pagar lo que nunca pidió.',
  },
  'jp.buy.scam-option': {
    title: 'Dejarlo, tras comprobarlo',
    says: 'Pregunte a la oficina de verdad en un número que usted encontró.',
    cost: 'Nada.',
    time: 'Minutos.',
    risk: 'Un papel de verdad del juzgado no se debe ignorar.',
    bestFor: 'No conoce la reclamación.',
  },
  'jp.buy.insure-want': {
    says: 'Su aseguradora le dice lo que pagará, o por qué no.',
  },
  'jp.buy.insure-step': {
    says: 'Pida por escrito el motivo y la cláusula. Después llame al 188.',
  },
  'jp.buy.insure-right': {
    says: 'Puede preguntar en qué se basa la decisión.',
  },
  'jp.buy.insure-option': {
    title: 'Pedir que lo miren de nuevo',
    says: 'Envíe papeles que prueben su caso.',
    cost: 'Nada.',
    time: 'Semanas.',
    risk: 'Los plazos siguen corriendo.',
    bestFor: 'Cree que el no está mal.',
  },
  'jp.buy.right-cool-after-work': {
    says: 'Vendido en su puerta, se anula en ocho días desde el papel completo, aunque el trabajo esté hecho. No paga nada y deben dejarlo como estaba gratis.',
  },
  'jp.buy.step-cool-today': {
    says: 'Cuente ocho días desde el contrato. Mande hoy la anulación por correo electrónico o certificado, guarde copia y llame al 188.',
  },
}

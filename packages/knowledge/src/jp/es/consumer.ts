/** Disputes over what was bought, and the eight days to cancel: the words in Spanish. */
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
  'jp.buy.right-cool-after-work': {
    says: 'Vendido en su puerta, se anula en ocho días desde el papel completo, aunque el trabajo esté hecho. No paga nada y deben dejarlo como estaba gratis.',
  },
  'jp.buy.step-cool-today': {
    says: 'Cuente ocho días desde el contrato. Mande hoy la anulación por correo electrónico o certificado, guarde copia y llame al 188.',
  },
}

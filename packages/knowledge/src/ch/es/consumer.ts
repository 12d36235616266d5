/** Disputes over what was bought: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_ES: Words = {
  'ch.buy.want': {
    says: 'Una empresa dice que debe seguir un contrato o pagar.',
  },
  'ch.buy.real': {
    says: 'En Suiza no hay un derecho general a cancelar una compra en línea. Mire las condiciones de la tienda.',
  },
  'ch.buy.not-yet': {
    says: 'No pueden tomar nada sin la oficina de deudas (Betreibungsamt).',
  },
  'ch.buy.step-write': {
    says: 'Escriba enseguida qué está roto y qué quiere.',
  },
  'ch.buy.step-door': {
    says: '¿Le vendieron en su puerta o por teléfono? Cancele por escrito en catorce días.',
  },
  'ch.buy.right-door': {
    says: 'Tiene catorce días para cancelar una venta en la puerta o por teléfono de más de CHF 100.',
  },
  'ch.buy.right-defect': {
    says: 'En productos nuevos el vendedor responde casi siempre dos años por defectos. Mire las condiciones y avise enseguida de un defecto.',
  },
  'ch.buy.option-write': {
    title: 'Discutir por escrito',
    says: 'Diga por qué no lo debe.',
    cost: 'Un sello.',
    time: 'Una carta.',
    risk: 'Puede seguir un cobro oficial (Betreibung).',
    bestFor: 'No está obligado.',
  },
  'ch.buy.option-ombud': {
    title: 'Ir a un mediador',
    says: 'Muchos sectores tienen uno gratis.',
    cost: 'Casi siempre nada.',
    time: 'Semanas.',
    risk: 'No puede obligar a la empresa.',
    bestFor: 'La empresa no ayuda.',
  },
  'ch.buy.right-phone-sale': {
    says: '¿Se lo vendieron por teléfono o en su puerta, por más de 100 francos? Entonces puede anularlo durante 14 días. Los días solo corren desde que le informaron de este derecho.',
  },
}

/** Fines of a court that were not paid: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_FINES_ES: Words = {
  'ie.public-debt.fine-want': {
    says: 'El servicio de tribunales (Courts Service) pide el pago de una multa que impuso un juez. Mire el número del caso, la suma pendiente y la fecha límite.',
  },
  'ie.public-debt.fine-who': {
    says: 'El Courts Service lleva las oficinas de los tribunales. Envía los avisos y recibe el pago de una multa que impuso un juez.',
  },
  'ie.public-debt.fine-reality': {
    says: 'Una multa judicial sin pagar vuelve al juez. Puede ordenar que se descuente del sueldo o imponer trabajo para la comunidad. Si faltan más de 500 €, puede hacer embargar bienes.',
  },
  'ie.public-debt.fine-know-prison': {
    says: 'La cárcel por una multa sin pagar es el último paso. El tribunal debe mirar antes el sueldo, los bienes y el trabajo para la comunidad.',
  },
  'ie.public-debt.fine-right-parts': {
    says: 'Una multa judicial de más de 100 € se puede pagar a plazos durante un año. El primer plazo se paga dentro de los 42 días desde la multa.',
  },
  'ie.public-debt.fine-right-court': {
    says: 'Antes de ordenar algo por una multa sin pagar, el tribunal le cita. Vaya y lleve por escrito su situación económica. El juez debe mirarla.',
  },
  'ie.public-debt.fine-step-pay': {
    says: 'Pague la multa, o lo que falte, en línea o en correos, con el número del caso. Guarde el recibo. Si no puede, llame ya a la oficina judicial.',
  },
}

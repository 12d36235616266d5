/** The Spanish words of the rows in ../fine-order.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FINE_ORDER_WORDS: Words = {
  'it.fine-order.rights': {
    says: 'Puede pagar, pedir pagar en partes, o recurrir ante un juez en 30 días.',
  },
  'it.fine-order.reality': {
    says: 'La oficina ha decidido. Un juez aún puede anular la orden o bajar la cantidad.',
  },
  'it.fine-order.right-late': {
    says: 'Mire las fechas. El prefecto (Prefetto) debe decidir a tiempo: normalmente 180 o 210 días desde su recurso. Después, el recurso cuenta como aceptado.',
  },
  'it.fine-order.option-judge': {
    says: 'Preséntelo ante el juez de paz (giudice di pace) del lugar del hecho, con la orden y sus pruebas. Pida parar el pago.',
    title: 'Recurrir ante el juez',
    cost: 'Una tasa desde 43 €, no hace falta abogado.',
    time: '30 días desde la notificación.',
    risk: 'La orden se puede cobrar salvo que el juez la pare.',
    bestFor: 'La orden llega tarde, no da motivos, o el hecho está mal.',
  },
  'it.fine-order.option-parts': {
    says: 'Escriba a la autoridad que la firmó y muestre que falta dinero.',
    title: 'Pedir pagar en partes',
    cost: 'La cantidad, en partes al mes.',
    time: 'Pídalo en los 30 días.',
    risk: 'Una parte sin pagar hace que todo venza de golpe.',
    bestFor: 'La orden es correcta y falta dinero.',
  },
}

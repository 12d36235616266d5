/** The Spanish words of the rows in ../fine-reasons.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FINE_REASONS_WORDS: Words = {
  'it.fine.parking': {
    says: 'Una multa de aparcamiento debe nombrar la calle, la hora y la señal. Si la grúa se llevó el coche, recupera ese coste cuando cae la multa.',
  },
  'it.fine.restricted-zone': {
    says: 'En una zona restringida (ZTL), mire las horas de la señal, su permiso y el día. La cámara de acceso necesita permiso del ministerio.',
  },
  'it.fine.red-light': {
    says: 'Pasar en rojo quita seis puntos. La segunda vez en dos años, suspenden el carné de uno a tres meses.',
  },
  'it.fine.speed': {
    says: 'Deben restarse un cinco por ciento, y al menos 5 km/h, de la velocidad medida. La cantidad y los puntos dependen de cuánto se pasó.',
  },
  'it.fine.deadline-order': {
    says: 'Contra una orden del prefecto (ordinanza-ingiunzione) tiene 30 días desde la notificación. Por prudencia, contamos desde su fecha.',
    action: 'Pagar, o recurrir ante el juez de paz',
    consequence: 'La orden será definitiva y se cobra.',
  },
  'it.fine.late-extra': {
    says: 'A una multa sin pagar se suma un 10 % cada seis meses. Pregunte cómo calculó la oficina la cantidad.',
  },
}

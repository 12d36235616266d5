/** The Spanish words of the rows in ../modernisation-notice.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MODERNISATION_NOTICE_ES: Words = {
  'de.works.want': {
    says: 'Su casero planea obras y quiere que las permita.',
  },
  'de.works.reality': {
    says: 'El alquiler no sube ahora. Hace falta otra carta tras las obras, y hay un tope.',
  },
  'de.works.deadline': {
    says: 'Hasta el fin del mes siguiente a la llegada puede alegar dureza o rescindir. El día indicado es el seguro.',
    action: 'Comunicar la dureza por escrito: obras, enfermedad, dinero',
    consequence: 'La dureza ya casi no se tiene en cuenta.',
  },
  'de.works.right-three-months': {
    says: 'El aviso debe llegar tres meses antes, con tipo, inicio, duración y subida prevista.',
  },
  'de.works.right-leave': {
    says: 'Puede rescindir antes: hasta fin del mes próximo, con efecto al final del siguiente.',
  },
  'de.works.right-reduce': {
    says: 'Ruido y suciedad bajan el alquiler. En obras de energía, no los tres primeros meses. Sus gastos se pagan.',
  },
  'de.works.step': {
    says: 'Escriba a tiempo si obras, enfermedad o nuevo alquiler son demasiado. Añada pruebas.',
  },
  'de.works.option': {
    says: 'Alegue dureza por escrito. Una asociación de inquilinos ayuda.',
    title: 'Alegar dureza',
    cost: 'Gratis.',
    time: 'Hasta fin del mes próximo.',
    risk: 'Ninguno.',
    bestFor: 'Pocos ingresos, edad o enfermedad.',
  },
}

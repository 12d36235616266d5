/** How long a claim can be brought for: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const LIMITATION_WORDS: Words = {
  'fr.limitation.telecom': {
    says: 'Para facturas de teléfono e internet tienen un año desde el vencimiento. Después puede decir que es demasiado tarde.',
    from: 'el día en que venció la factura',
    restartedBy: 'Un sí escrito a la deuda o un acto judicial puede empezar el año de nuevo.',
  },
  'fr.limitation.rent': {
    says: 'El alquiler y los gastos de una vivienda se pueden reclamar tres años. Después puede decir que es demasiado tarde.',
    from: 'el día en que venció cada alquiler',
    restartedBy:
      'Un sí escrito a la deuda o un acto judicial puede empezar los tres años de nuevo.',
  },
  'fr.limitation.credit': {
    says: 'En un préstamo al consumo, el prestamista tiene dos años desde el primer impago para ir al tribunal. El juez puede verlo sin usted.',
    from: 'el primer impago que nunca se regularizó',
    restartedBy:
      'Este plazo (forclusion) es estricto. Un plan nuevo antes de su fin mueve su comienzo.',
  },
  'fr.limitation.consumer': {
    says: 'Una empresa que le vendió bienes o servicios tiene dos años para ir al tribunal. Después puede decir que es demasiado tarde (prescription).',
    from: 'el día en que venció la factura',
    restartedBy:
      'Un pago parcial, un sí escrito a la deuda o un acto judicial puede empezar los dos años de nuevo. Una carta o una llamada no.',
  },
  'fr.limitation.general': {
    says: 'Las deudas entre particulares y casi todas las demás se pueden reclamar cinco años.',
    from: 'el día en que la persona conoció su derecho',
    restartedBy:
      'Un pago, un sí escrito a la deuda o un acto judicial puede empezar los cinco años de nuevo.',
  },
  'fr.limitation.energy': {
    says: 'Una empresa de energía o agua tiene dos años desde el vencimiento de la factura para ir contra usted al tribunal.',
    from: 'el día en que venció la factura',
    restartedBy:
      'Un pago parcial, un sí escrito a la deuda o un acto judicial puede empezar los dos años de nuevo.',
  },
}

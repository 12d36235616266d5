/** The Spanish words of Switzerland: limitation. */
import type { Words } from '@plainletter/contracts/rule'

export const LIMITATION_ES: Words = {
  'ch.limitation.five': {
    says: 'Alquiler, sueldos, médicos, trabajos de oficio y otras sumas repetidas son demasiado viejos a los cinco años.',
    from: 'el día en que había que pagar la cantidad',
    restartedBy:
      'Un pago, un sí a la deuda o un cobro oficial (Betreibung) hace empezar de nuevo el tiempo.',
  },
  'ch.limitation.ten': {
    says: 'La mayoría de las otras deudas son demasiado viejas a los diez años, algunas a los cinco. Debe decirlo usted mismo.',
    from: 'el día en que había que pagar la cantidad',
    restartedBy:
      'Un pago, un sí a la deuda o un cobro oficial (Betreibung) hace empezar de nuevo el tiempo.',
  },
  'ch.limitation.loss': {
    says: 'Un certificado de pérdida (Verlustschein) es demasiado viejo veinte años después de su emisión.',
  },
}

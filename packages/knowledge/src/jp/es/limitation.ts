/** The Spanish words of Japan: limitation. */
import type { Words } from '@plainletter/contracts/rule'

export const LIMITATION_ES: Words = {
  'jp.limitation.five': {
    says: 'La mayoría de las reclamaciones son demasiado viejas a los cinco años. Debe decirlo usted. Las deudas de antes de abril de 2020 siguen reglas más viejas.',
    from: 'el día en que había que pagar la cantidad',
    restartedBy:
      'Un pago o un sí a la deuda hace empezar de nuevo los cinco años. Una sentencia los hace diez.',
  },
  'jp.limitation.judgment': {
    says: 'Tras una sentencia el plazo es casi siempre de diez años.',
  },
}

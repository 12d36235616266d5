/** The Spanish words of the rows in ../block-time.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BLOCK_TIME_ES: Words = {
  'de.block.want': {
    says: 'La agencia no le paga el paro durante unas semanas (Sperrzeit).',
  },
  'de.block.right-reason': {
    says: 'Con motivo importante no hay bloqueo: trabajo que enferma, acoso, sueldo impagado, mudarse con la pareja o despido seguro.',
  },
  'de.block.right-length': {
    says: 'Por dejar un empleo son 12 semanas, y 6 o 3 en casos duros. Por avisar tarde, una semana.',
  },
  'de.block.right-cover': {
    says: 'Sigue en el seguro de salud durante el bloqueo. La ayuda básica puede cubrirlo, con recorte.',
  },
  'de.block.step': {
    says: 'Opóngase en un mes con su motivo y pruebas (informe médico, correos). Siga inscrito.',
  },
}

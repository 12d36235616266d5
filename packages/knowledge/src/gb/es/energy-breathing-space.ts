/** Spanish: the words of the rows in ../energy-breathing-space.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENERGY_BREATHING_SPACE_ES: Words = {
  'gb.energy-pause.right': {
    says: 'Un asesor de deudas gratuito puede pedir una pausa (breathing space). Durante 60 días no pueden ejecutar la deuda ni añadir la mayoría de intereses. Pague lo que consume ahora.',
  },
}

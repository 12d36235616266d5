/** The Spanish words of the rows in ../state-cameras.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_CAMERAS_ES: Words = {
  ...stateWords('camera', {
    CA: 'responde quien manejaba, no el dueño. El aviso de luz roja debe enviarse en 15 días, y las fotos suelen valer como prueba',
    FL: 'el dueño recibe primero un aviso. Tiene 60 días para pagar, declarar bajo juramento quién manejaba o pedir audiencia',
    IL: 'el dueño recibe la multa de cámara, sin puntos. Puede mostrar que el carro fue robado o vendido',

    MD: 'el dueño recibe la multa de cámara, sin puntos. Puede pedir un juicio y nombrar a quien manejaba',
    NY: 'el dueño recibe la multa de cámara, maneje quien maneje. No da puntos. Un carro robado o rentado es una defensa',
    OH: 'tiene 30 días desde la multa de cámara para pagar, jurar quién manejaba o pedir audiencia',
    PA: 'el dueño recibe la multa de cámara, sin puntos. Puede mostrar que otro manejaba o que fue robado o vendido',
    VA: 'el dueño recibe la multa de cámara, sin puntos. Puede jurar que no manejaba, o ir a la corte',
    WA: 'el dueño recibe la multa de cámara, sin puntos. Puede declarar bajo juramento que otro tenía el carro',
  }),
}

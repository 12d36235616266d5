/** The Spanish words of the rows in ../state-cars.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_CARS_ES: Words = {
  ...stateWords('lemon', {
    AZ: 'puede recibir un reembolso u otro carro cuando uno nuevo tiene una falla grave que varios intentos no arreglan. Guarde cada orden de reparación',
    CA: 'puede recibir un reembolso u otro carro cuando uno nuevo tiene una falla grave que varios intentos no arreglan. Guarde cada orden de reparación',
    FL: 'puede recibir un reembolso u otro carro cuando uno nuevo tiene una falla grave que varios intentos no arreglan. Guarde cada orden de reparación',
    GA: 'puede recibir un reembolso u otro carro cuando uno nuevo tiene una falla grave que varios intentos no arreglan. Guarde cada orden de reparación',
    IL: 'puede recibir un reembolso u otro carro cuando uno nuevo tiene una falla grave que varios intentos no arreglan. Guarde cada orden de reparación',
    MA: 'puede recibir un reembolso u otro carro cuando uno nuevo tiene una falla grave que varios intentos no arreglan. Guarde cada orden de reparación',
    MI: 'puede recibir un reembolso u otro carro cuando uno nuevo tiene una falla grave que varios intentos no arreglan. Guarde cada orden de reparación',
    NC: 'puede recibir un reembolso u otro carro cuando uno nuevo tiene una falla grave que varios intentos no arreglan. Guarde cada orden de reparación',
    NJ: 'puede recibir un reembolso u otro carro cuando uno nuevo tiene una falla grave que varios intentos no arreglan. Guarde cada orden de reparación',
    NY: 'puede recibir un reembolso u otro carro cuando uno nuevo tiene una falla grave que varios intentos no arreglan. Guarde cada orden de reparación',
    OH: 'puede recibir un reembolso u otro carro cuando uno nuevo tiene una falla grave que varios intentos no arreglan. Guarde cada orden de reparación',
    PA: 'puede recibir un reembolso u otro carro cuando uno nuevo tiene una falla grave que varios intentos no arreglan. Guarde cada orden de reparación',
    TX: 'puede recibir un reembolso u otro carro cuando uno nuevo tiene una falla grave que varios intentos no arreglan. Guarde cada orden de reparación',
    VA: 'puede recibir un reembolso u otro carro cuando uno nuevo tiene una falla grave que varios intentos no arreglan. Guarde cada orden de reparación',
    WA: 'puede recibir un reembolso u otro carro cuando uno nuevo tiene una falla grave que varios intentos no arreglan. Guarde cada orden de reparación',
  }),
  ...stateWords('towed', {
    AZ: 'si la policía retiene un carro (impound), puede pedir una audiencia antes del día del aviso',
    CA: 'puede pedir una audiencia gratis sobre una grúa de la policía en 10 días desde el aviso. Las tarifas tienen límite',
    FL: 'el lote debe tener letreros claros y el condado o la ciudad fija las tarifas. Puede dejar una fianza, recuperar el carro y pelear',
    GA: 'un lote privado debe tener letreros claros, y el estado limita lo que puede costar la grúa',
    MI: 'tiene 20 días desde el aviso de la grúa para pedir una audiencia a la corte',
    NC: 'puede pedir a un magistrado una audiencia para ver si hubo buena causa',
    TX: 'tiene 14 días desde que se llevan el carro para pedir una audiencia a la corte de justicia',
    VA: 'un lote privado debe tener letreros claros, y la ley limita lo que puede costar la grúa',
    WA: 'tiene 10 días desde el aviso de la grúa para pedir una audiencia a la corte',
  }),
}

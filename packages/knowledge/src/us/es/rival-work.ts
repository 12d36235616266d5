/** The Spanish words of the rows in ../rival-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const RIVAL_WORK_ES: Words = {
  ...stateWords('rival-work', {
    AZ: 'una promesa de no competir vale solo si es justa en tiempo, lugar y trabajo',
    CA: 'una promesa de no competir tras un empleo es nula, la firme donde la firme',
    FL: 'una promesa de no competir puede obligarle si es justa y protege un interés real del negocio',
    GA: 'una promesa de no competir obliga sobre todo a jefes, vendedores y personal clave, y debe ser justa en tiempo y lugar',
    IL: 'una promesa de no competir es nula bajo cierto pago anual. Debe tener 14 días para leerla',
    MA: 'una promesa de no competir no obliga a personal por hora con horas extra ni a quien fue despedido sin causa. Exige un pago u otro valor',
    MI: 'una promesa de no competir debe ser justa en tiempo, lugar y trabajo. Un juez puede reducirla',
    NC: 'una promesa de no competir debe ser escrita, a cambio de algo, y justa en tiempo y lugar',
    NJ: 'una promesa de no competir vale solo si es justa y no le daña demasiado',
    NY: 'una promesa de no competir vale solo si es justa y necesaria para proteger secretos o clientes',
    OH: 'una promesa de no competir vale si es justa. Un juez puede reducirla',
    PA: 'una promesa de no competir debe ser parte del trato de trabajo o pagada, y justa en tiempo y lugar',
    TX: 'una promesa de no competir debe ser parte de otro acuerdo y justa en tiempo, lugar y trabajo',
    VA: 'un empleador no puede obligar a trabajadores de bajo pago a no competir. A otros solo si es justo',
    WA: 'una promesa de no competir es nula bajo cierto pago anual, o si no la conoció antes de aceptar el puesto. Desde el 30 de junio de 2027 casi todas son nulas',
  }),
}

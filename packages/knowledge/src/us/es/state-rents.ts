/** The Spanish words of the rows in ../state-rents.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_RENTS_ES: Words = {
  ...stateWords('bad-home', {
    AZ: 'las fallas graves que avisó al propietario pueden restarse de la renta en la corte',
    CA: 'una casa no apta para vivir es una defensa en un caso por renta',
    FL: 'las fallas graves pueden ser defensa si escribió siete días antes. Debe pagar la renta a la corte',
    GA: 'el propietario debe mantener la casa. Su pérdida puede restarse de la renta',
    IL: 'una casa no apta para vivir puede ser defensa en un caso por renta',
    MA: 'malas condiciones que el propietario conocía pueden bajar la renta o parar el desalojo',
    MI: 'el propietario debe mantener la casa apta. Eso puede restarse de la renta',
    NC: 'el propietario debe mantener la casa apta. Puede reclamar renta de los meses malos, pero no deje de pagar por su cuenta',
    NJ: 'las malas condiciones pueden bajar la renta. Tenga el dinero listo para la corte',
    NY: 'la casa debe ser apta y segura (warranty of habitability). Si no, un juez puede bajar la renta. Los recargos tienen tope',
    OH: 'puede pagar la renta al secretario de la corte si está al día y avisó por escrito de las fallas',
    PA: 'la casa debe ser apta para vivir. Si no, un juez puede bajar la renta',
    TX: 'casi nunca puede retener renta por arreglos, pero puede demandar si no repara tras su aviso',
    VA: 'las malas condiciones pueden ser defensa si antes avisó al propietario. Guarde la renta, pues un juez puede pedirla',
    WA: 'el propietario debe mantener la casa apta. Las fallas graves pueden restarse de la renta en la corte',
  }),
  ...stateWords('late-fee', {
    CO: 'un recargo (late fee) necesita siete días de retraso. Puede ser de $50 o el 5 % de la renta, lo que sea mayor',
    CT: 'un recargo (late fee) necesita nueve días de retraso. Puede ser de $5 al día hasta $50, o el 5 % de lo atrasado, lo que sea menor',

    CA: 'el recargo debe acercarse a lo que de verdad cuesta la demora al propietario',
    MA: 'el recargo vale solo si el contrato lo dice y la renta tiene 30 días de demora',
    NC: 'el recargo exige cinco días de demora. Puede ser $15 o 5% de la renta del mes, lo que sea más',
    NJ: 'el recargo debe estar en el contrato y ser razonable. Algunas personas con ayudas o pensión tienen cinco días hábiles más',
    NY: 'el recargo exige cinco días de demora. Puede ser $50 o 5% de la renta, lo que sea menos. No es causa de desalojo',
    TX: 'el recargo exige contrato escrito y dos días completos de demora, y debe ser razonable',
    VA: 'el recargo debe estar en el contrato. Puede ser 10% de la renta o de lo debido, lo que sea menos',
    WA: 'el recargo vale solo con más de cinco días de demora. No puede usarse para desalojarle',
  }),
  ...stateWords('lease-early', {
    MI: 'el propietario casi siempre debe intentar alquilar de nuevo. Usted debe solo lo perdido hasta entonces',
    NC: 'el propietario casi siempre debe intentar alquilar de nuevo. Usted debe solo lo perdido hasta entonces',
    OH: 'el propietario casi siempre debe intentar alquilar de nuevo. Usted debe solo lo perdido hasta entonces',
    AZ: 'el propietario casi siempre debe intentar alquilar de nuevo. Usted debe solo lo perdido hasta entonces',
    CA: 'el propietario casi siempre debe intentar alquilar de nuevo. Usted debe solo lo perdido hasta entonces',
    FL: 'el propietario elige: alquilar otra vez, o esperar y reclamar renta. El contrato puede limitar el costo a dos meses de renta',
    IL: 'el propietario casi siempre debe intentar alquilar de nuevo. Usted debe solo lo perdido hasta entonces',
    NJ: 'el propietario casi siempre debe intentar alquilar de nuevo. Usted debe solo lo perdido hasta entonces',
    NY: 'el propietario casi siempre debe intentar alquilar de nuevo. Usted debe solo lo perdido hasta entonces',
    TX: 'el propietario casi siempre debe intentar alquilar de nuevo. Usted debe solo lo perdido hasta entonces',
    VA: 'el propietario casi siempre debe intentar alquilar de nuevo. Usted debe solo lo perdido hasta entonces',
    WA: 'el propietario casi siempre debe intentar alquilar de nuevo. Usted debe solo lo perdido hasta entonces',
  }),
}

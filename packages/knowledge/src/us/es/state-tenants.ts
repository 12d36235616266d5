/** The Spanish words of the rows in ../state-tenants.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

const PAY_TO_STAY = {
  AZ: 'pagar toda la renta y los recargos antes de la demanda salva el contrato. Después debe también los costos, y tras una sentencia el propietario debe aceptar',
  CA: 'pagar toda la renta dentro del aviso termina el asunto. Después un juez aún puede dejarle quedarse por dificultad grave',
  FL: 'debe pagar la renta a la corte en cinco días para que le oigan. No pueden desalojarle para castigar una queja',
  GA: 'pagar toda la renta y los costos en siete días desde los papeles termina el caso, una vez cada 12 meses',
  IL: 'pagar toda la renta en los cinco días del aviso termina el asunto',
  MA: 'puede quedarse si paga toda la renta hasta el día de su contestación. Sin contrato fijo casi siempre tiene solo diez días desde el aviso',
  MO: 'pagar toda la renta y los costos hasta el día del fallo termina el caso. Pagar el fallo antes de que sea firme casi siempre detiene el desalojo',
  MS: 'puede quedarse si paga todo antes de la audiencia, o hasta el día que el juez fije para salir. Son casi siempre siete días',
  MI: 'puede quedarse si paga toda la renta y los costos en 10 días desde el fallo',
  NC: 'pagar la renta y los costos antes del fallo termina el caso. Tiene 10 días para apelar',
  NJ: 'pagar toda la renta y los costos termina el caso. Aún puede pagar en los tres días hábiles tras el aviso de desalojo o el desalojo',
  NY: 'pagar toda la renta antes de la audiencia termina un caso por falta de pago. Pagar todo antes del desalojo casi siempre también lo detiene',
  OH: 'no pueden desalojarle para castigar una queja. Si no reparan, puede pagar la renta a la corte',
  PA: 'puede detener un desalojo por renta si paga todo, con los costos, antes de que ocurra. Tiene 10 días para apelar',
  SC: 'cinco días de atraso en la renta pueden bastar para una demanda, pues casi todos los contratos ya dan el aviso. Tras los papeles tiene diez días para pedir una audiencia',
  TN: 'pagar toda la renta en los 14 días del aviso salva el contrato. Una línea en negrita del contrato puede renunciar a ese aviso',
  TX: 'puede apelar un fallo de desalojo en cinco días. Después paga la renta a la corte',
  VA: 'el aviso debe ser por escrito. Puede quedarse si paga todo hasta 48 horas antes de que venga el sheriff',
  WA: 'puede quedarse si paga todo en cinco días de corte desde el fallo. Puede pedir un plan',
}

export const STATE_TENANTS_ES: Words = {
  ...stateWords('pay-to-stay', PAY_TO_STAY),
  ...stateWords('pay-to-stay-case', PAY_TO_STAY),
  ...stateWords('no-revenge', {
    'CO CT HI IA KY MD MN NV OR SC TN WI':
      'no pueden desalojarle ni subirle la renta para castigar una queja por reparaciones',
    AZ: 'no pueden desalojarle ni subirle la renta para castigar una queja por reparaciones',
    CA: 'no pueden desalojarle ni subirle la renta para castigar una queja por reparaciones',
    FL: 'no pueden desalojarle ni subirle la renta para castigar una queja por reparaciones',
    GA: 'no pueden desalojarle ni subirle la renta para castigar una queja por reparaciones',
    IL: 'no pueden desalojarle ni subirle la renta para castigar una queja por reparaciones',
    MA: 'no pueden desalojarle ni subirle la renta para castigar una queja por reparaciones',
    MI: 'no pueden desalojarle ni subirle la renta para castigar una queja por reparaciones',
    NC: 'no pueden desalojarle ni subirle la renta para castigar una queja por reparaciones',
    NJ: 'no pueden desalojarle ni subirle la renta para castigar una queja por reparaciones',
    NY: 'no pueden desalojarle ni subirle la renta para castigar una queja por reparaciones',
    OH: 'no pueden desalojarle ni subirle la renta para castigar una queja por reparaciones',
    TX: 'no pueden desalojarle ni subirle la renta para castigar una queja por reparaciones',
    VA: 'no pueden desalojarle ni subirle la renta para castigar una queja por reparaciones',
    WA: 'no pueden desalojarle ni subirle la renta para castigar una queja por reparaciones',
  }),
  ...stateWords('repairs', {
    AZ: 'avise por escrito: 10 días, o 5 si hay riesgo para la salud. En arreglos pequeños puede descontar el costo',
    CA: 'la vivienda debe ser habitable, con estufa y refrigerador en casi todos los contratos desde 2026. Tras avisar y esperar un tiempo justo, puede reparar y descontar hasta un mes de renta',
    FL: 'avise por escrito de lo que falla. Si no lo arreglan en siete días puede tener una defensa o irse',
    GA: 'el propietario debe mantener la vivienda reparada y habitable. Avise por escrito',
    IL: 'tras un aviso escrito y 14 días puede arreglar fallas pequeñas y descontar el costo, con límites',
    MA: 'pida una inspección a la junta de salud. Luego puede arreglarlo o retener renta, con reglas',
    MI: 'todo contrato promete una vivienda en buen estado. Avise por escrito',
    NC: 'el propietario debe mantener la vivienda digna y segura. No puede dejar de pagar sin la corte, pero puede reclamar una parte',
    NJ: 'la vivienda debe ser habitable. Tras avisar puede arreglar lo vital y descontar el costo',
    NY: 'todo contrato promete una vivienda digna y segura. Un juez puede bajar la renta por malas condiciones',
    OH: 'tras un aviso escrito y un tiempo justo, 30 días como mucho, puede pagar la renta a la corte',
    PA: 'todo contrato promete una vivienda habitable. Avise por escrito antes de retener renta',
    TX: 'escriba por correo certificado y esté al día con la renta. El propietario tiene casi siempre siete días para actuar',
    VA: 'tras un aviso escrito puede pagar la renta a la corte y pedir al juez que ordene reparaciones (tenant’s assertion)',
    WA: 'tras un aviso escrito el propietario tiene 24 horas, 72 horas o 10 días, según la gravedad',
  }),
}

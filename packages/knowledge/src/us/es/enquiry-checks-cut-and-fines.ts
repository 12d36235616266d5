/** The Spanish words of the rows in ../enquiry-checks-cut-and-fines.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHECKS_CUT_AND_FINES_ES: Words = {
  'us.fact.ssi-living-with-family': {
    says: 'Diga por escrito a Social Security qué paga de renta y servicios. SSI puede bajar hasta cerca de un tercio si paga menos que su parte de ellos. Desde septiembre de 2024 la comida no cuenta. Si paga su parte justa, el recorte debe acabar. Pida reconsideración en 60 días; en 10 días casi siempre sigue la suma anterior.',
  },
  'us.fact.fines-and-jail': {
    says: 'No, si de verdad no puede. Antes de cárcel por multas el juez debe preguntar por qué, y solo puede encerrar a quien podía pagar y no quiso. Vaya con prueba de ingresos, renta y pérdida de empleo. Pida defensor público, pagos pequeños, servicio comunitario o perdón. Nunca falte: sale orden de arresto.',
  },
  'us.fact.child-claimed-by-ex': {
    says: 'Declare al niño de todos modos: en papel, o en línea con un Identity Protection PIN de IRS.gov. Puede reclamarlo quien lo tuvo más noches, salvo que usted firmara el Formulario 8332. El IRS escribe a ambos. Guarde registros de escuela, médico y guardería con su dirección. Quien se equivocó devuelve.',
  },
  'us.fact.work-permit-renewal': {
    says: 'Si pidió renovar desde el 30 de octubre de 2025, casi ningún permiso de trabajo sigue solo. Cuando acaba la tarjeta debe parar hasta que llegue la nueva. Si pidió antes, el recibo puede dar 540 días. El TPS puede ser distinto. Pida que aceleren por apuro y vea a un abogado de inmigración.',
    dependsOn: 'el día en que presentó',
  },
}

/** The Spanish words of the rows in ../enquiry-notices-to-leave.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICES_TO_LEAVE_ES: Words = {
  'ca.fact.n4-paid': {
    says: 'No, no tiene que irse ese día. Pague toda la renta que de verdad debe antes de la fecha del N4, guarde prueba, y el aviso queda nulo. Después el arrendador debe ir a la Junta. Aún puede pagar con su tasa antes de la orden y disputar la suma. Solo el sheriff desaloja. Cambiar cerraduras es ilegal.',
  },
  'ca.fact.n13-works': {
    says: 'No tiene que irse ese día: solo la Junta puede ordenarlo. Un N13 exige 120 días hasta el fin de un período. Antes de salir escriba que quiere volver: con la misma renta. También le deben dinero, casi siempre tres meses en edificios de cinco viviendas o más. Pida los permisos.',
  },
  'ca.fact.reprise-qc': {
    says: 'No tiene que aceptar. Para un contrato de más de seis meses el aviso debe llegar seis meses antes del fin. Conteste en un mes; callar vale como negativa. El arrendador debe ir al tribunal en un mes y probarlo. Puede darle gastos de mudanza. Los mayores con pocos ingresos tienen más protección.',
  },
  'ca.fact.own-use-bc': {
    says: 'Una carta a máquina o un mensaje no termina el alquiler en Columbia Británica. El aviso debe ir en el formulario oficial del portal de la Branch y dar tres meses. Tiene 21 días para impugnar. Un mes de renta es suyo, y 12 meses si no viven allí 12 meses. No firme un acuerdo mutuo ni tome dinero por irse sin consejo: puede perder estos derechos. TRAC: 1-800-665-1185.',
  },
  'ca.fact.assign-lease-on': {
    says: 'Puede pedir pasar el contrato a otra persona (assign). Escriba al arrendador. Si se niega en general o no contesta en siete días, puede acabarlo con 30 días de aviso en el formulario N9, dentro de 30 días desde que lo pidió. A una persona solo puede negarla con buena razón. También debe tratar de rentar de nuevo.',
  },
}

/** Questions about eviction, locks and rent that is late: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_ES: Words = {
  'au.ask.evict': {
    says: 'Un arrendador no puede echarle solo con un aviso (notice). Necesita una orden del tribunal de su estado. Compruebe el motivo y las fechas, y llame a un servicio de inquilinos.',
  },
  'au.ask.evict-nsw': {
    says: 'En Nueva Gales del Sur necesitan un motivo de la ley y, si usted se queda, una orden de NCAT. La mayoría de los motivos que no son culpa suya necesitan 90 días.',
  },
  'au.ask.evict-vic': {
    says: 'En Victoria necesitan un motivo de la ley y una orden de VCAT, que pregunta si es justo. Solo la policía puede hacerle salir.',
  },
  'au.ask.evict-qld': {
    says: 'En Queensland necesitan un motivo de la ley y, si usted se queda, una orden de QCAT. El fin de un plazo fijo es un motivo, con dos meses de aviso.',
  },
  'au.ask.locks': {
    says: 'Va contra la ley dejarle fuera o cortar la luz sin una orden. Llame a un servicio de inquilinos, y a la policía si le dejaron fuera.',
  },
  'au.ask.arrears': {
    says: 'Pague lo que pueda y ofrezca ahora un plan por escrito. En la mayoría de los estados, pagarlo todo termina el aviso (notice). Llame a un servicio de inquilinos.',
  },
  'au.ask.notice-to-leave': {
    says: 'Depende del estado y la razón. En Nueva Gales del Sur y Victoria el fin del plazo no basta. Necesitan una razón de la ley, con prueba y casi siempre 90 días. En Queensland el fin del plazo es una razón, con dos meses. Solo un tribunal puede hacerle salir. Si el aviso está mal, quédese, pague y llame a un servicio de inquilinos.',
  },
}

/** The Spanish words of the rows in ../states-in-common.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const STATES_IN_COMMON_ES: Words = {
  'us.states.fair-work': {
    says: 'La ley propia de su estado contra el trato desigual en el trabajo puede cubrir firmas más pequeñas y darle más tiempo que la federal.',
  },
  'us.states.fired-benefits': {
    says: 'Puede pedir el desempleo (unemployment). En casi todos los estados solo lo impide la mala conducta o irse sin buena razón.',
  },
  'us.states.sick-pay': {
    says: 'Algunos estados pagan parte del sueldo mientras está demasiado enfermo para trabajar. Pida el formulario a la oficina de su estado.',
  },
  'us.states.disability-work': {
    says: 'Una firma de 15 o más debe hablar con usted sobre ajustes en el trabajo por discapacidad. Pídalos por escrito. No puede castigarle por pedirlos.',
  },
  'us.states.fair-trade': {
    says: 'Cada estado tiene una ley sobre prácticas injustas. Puede darle su pérdida, algo más y los honorarios del abogado.',
  },
  'us.states.collection': {
    says: 'La ley propia de cobros de su estado puede obligar también al primer prestamista y exigir licencia al cobrador.',
  },
  'us.states.deposit': {
    says: 'El propietario puede quedarse dinero por daño real y renta sin pagar, no por el desgaste normal. Cada estado fija los días para devolver el resto.',
  },
  'us.states.hospital': {
    says: 'Algunos estados obligan a todo hospital a ofrecer atención gratis o más barata y a esperar antes del cobro. Pida el formulario.',
  },
  'us.states.officer': {
    says: 'En todos los estados es un delito hacerse pasar por un oficial. Cuelgue y llame al sheriff local a un número que busque usted.',
  },
  'us.states.policy-ends': {
    says: 'La ley estatal obliga al asegurador a escribir con tiempo antes de cancelar, renovar con otros términos o no renovar.',
  },
  'us.states.safe-money': {
    says: 'La ley estatal protege algo de dinero y cosas contra un fallo. Casi siempre debe reclamarlo en pocos días.',
  },
  'us.states.set-aside': {
    says: 'Si no contestó por una buena razón, puede pedir a la corte que anule el fallo. El plazo es corto en casi todos los estados.',
  },
  'us.states.sent-notice': {
    says: 'Cada estado dice cómo debe darse un aviso de desalojo: por escrito, con cuántos días y a quién.',
  },
}

/** Questions about energy and water: cut off, prepayment meters and late bills. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENERGY_AND_WATER_ES: Words = {
  'gb.ask-consumer.energy-cut-off': {
    says: 'Es un último paso, y raro. La empresa debe ofrecer antes un plan, y para entrar necesita su permiso o una orden (warrant). Llame hoy y hable de enfermedad, niños o edad avanzada.',
    dependsOn: 'quién vive con usted y si puede acordar un plan',
  },
  'gb.ask-consumer.prepayment': {
    says: 'Antes deben ofrecerle un plan que pueda pagar. En algunas casas no pueden imponerlo, como con un niño menor de dos años. Para entrar necesitan su sí o una orden (warrant).',
    dependsOn: 'quién vive con usted y si puede pagar de otra forma',
  },
  'gb.ask-consumer.back-bill': {
    says: 'Una empresa de energía no puede cobrarle energía usada hace más de 12 meses que no facturó, salvo que usted se lo impidiera. Pida que quite esa parte. Después de ocho semanas vaya al Energy Ombudsman.',
  },
  'gb.ask-consumer.water-cut-off': {
    says: 'Una empresa de agua no puede cortar ni reducir el agua de su casa porque deba dinero. Pídale un plan o una tarifa menor.',
  },
}

/** Questions about money from a spouse who lives apart and from a parent with no deal: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_SUPPORT_ES: Words = {
  'jp.ask.separated-costs': {
    says: 'Sí. Mientras estén casados, quien gana más debe pagar sus gastos y los de los hijos (婚姻費用), también si viven separados. Los jueces cuentan casi siempre desde el mes en que pide. Pídalo ya por escrito y solicite conciliación (調停) en el juzgado de familia, unos 1,200 yenes. Una tabla (算定表) da la suma. Si urge, pida una orden rápida. Houterasu ayuda.',
  },
  'jp.ask.child-support-no-deal': {
    says: 'Sí. Si se divorció desde el 1 de abril de 2026 sin acuerdo, el otro debe 20,000 yenes al mes por hijo (法定養育費). Corre desde el divorcio hasta un acuerdo, una decisión o los 18. Puede tomarse del sueldo sin sentencia, salvo que pruebe que no puede pagar. Si el divorcio fue antes, y para la suma completa según ingresos, pida conciliación (調停) en el juzgado de familia. Pida ya: casi siempre cuenta desde entonces.',
  },
  'jp.ask.child-support-lower': {
    says: 'Puede cambiar si ocurrió algo imprevisto. Si el nuevo cónyuge adopta al niño (養子縁組), casi siempre baja o acaba; casarse solo no cambia nada. Perder el empleo, enfermedad, un nuevo hijo o gastos de escuela también cuentan. Hablen primero y pónganlo por escrito. Si no, conciliación (調停) en el juzgado de familia. Hasta entonces pague la suma anterior.',
    dependsOn: 'qué cambió desde entonces',
  },
}

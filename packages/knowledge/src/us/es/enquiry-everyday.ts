/** The Spanish words of the rows in ../enquiry-everyday.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVERYDAY_ES: Words = {
  'us.ask-work.meal-break': {
    says: 'Si debe seguir trabajando, el descanso cuenta como tiempo de trabajo y se debe pagar. Anote las horas. Puede quejarse gratis ante la División de Horas y Salarios (Wage and Hour Division).',
  },
  'us.ask-consumer.as-is-car': {
    says: '“As is” quita la mayoría de las garantías, pero no las mentiras. Lo que el vendedor escribió sobre el auto puede contar. Pida la guía del comprador (Buyers Guide) y quéjese al fiscal general del estado.',
    dependsOn: 'lo que el vendedor prometió y su estado',
  },
  'us.state.fl.ask-hoa-fine': {
    says: 'Debe avisarle con 14 días y darle una audiencia ante un comité de propietarios. En Florida una multa de menos de $1,000 no puede ser un gravamen (lien) sobre su casa.',
    dependsOn: 'los papeles de la asociación y si hubo audiencia',
  },
  'us.ask-home.hoa-fine': {
    says: 'Solo puede multarle como permiten sus papeles y la ley del estado, casi siempre tras un aviso y una audiencia. Pida la regla por escrito y una audiencia.',
    dependsOn: 'su estado y los papeles de la asociación',
  },
  'us.ask-criminal.phone-search': {
    says: 'La policía necesita una orden judicial para revisar su teléfono, aun después de un arresto, salvo que usted diga que sí. Diga con calma que no está de acuerdo y pida un abogado.',
  },
  'us.ask-criminal.passcode': {
    says: 'No lo dé antes de hablar con un abogado. Diga solo: quiero un abogado. No tiene que hablar con el detective, y en la primera audiencia (arraignment) puede pedir un defensor público.',
  },
  'us.ask-consumer.unlimited-plan': {
    says: 'Mire la etiqueta de banda ancha y las condiciones del día en que firmó. Quéjese por escrito a la empresa y después gratis a la FCC; debe contestarle en 30 días.',
    dependsOn: 'lo que prometía el plan y lo que dice el contrato',
  },
  'us.ask-everyday.disability-stopped': {
    says: 'Pida por escrito una nueva revisión (reconsideration) en 60 días. Si dicen que su salud mejoró, pida en 10 días seguir cobrando mientras tanto. Si pierde, quizá se lo reclamen, pero puede pedir que lo perdonen (waiver).',
  },
  'us.ask-everyday.mark-letter': {
    says: 'No la ignore y no firme nada con prisa. Solo un tribunal puede ordenarle parar. Cuenta quién usó antes el nombre, dónde, para qué, y si los compradores pueden confundirse. Busque en uspto.gov, guarde pruebas de su primer uso y consulte a un abogado.',
  },
  'us.ask-everyday.private-parking': {
    says: 'Es una factura, no una multa de un tribunal. La empresa debe probar que carteles claros fijaban el precio y que la suma es justa. Discútala por escrito con fotos. Si de verdad debe la tarifa, pague esa parte. Si no hay acuerdo, decide un tribunal.',
  },
  'us.ask-criminal.car-search': {
    says: 'Para un carro no necesitan orden si tienen buena razón para esperar pruebas de un delito en él. Una parada de tráfico sola no basta. Diga con calma: “I do not agree to a search.” No se resista.',
    dependsOn: 'lo que sabe la policía y si usted dice que sí',
  },
}

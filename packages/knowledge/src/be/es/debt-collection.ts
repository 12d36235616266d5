/** The Spanish words of Belgium: debt collection. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_ES: Words = {
  'be.debt.want': {
    says: 'Quieren que pague. Esta carta solo pide. Por sí sola no puede obligarle a pagar.',
  },
  'be.debt.who': {
    says: 'Una empresa de cobros, un abogado o un agente judicial (huissier) que escribe antes de una sentencia no tiene más poder que la empresa a la que debe.',
  },
  'be.debt.reality': {
    says: 'Ningún juez ha decidido. Nadie puede embargar su sueldo, su cuenta o sus cosas por esta carta.',
  },
  'be.debt.not-yet': {
    says: 'Todavía no pueden embargar nada. Antes necesitan una sentencia u otro título.',
  },
  'be.debt.rights': {
    says: 'Tiene un primer recordatorio gratis, 14 días para pagar, gastos con tope y el derecho a discutir.',
  },
  'be.debt.know-caps': {
    says: 'Las sumas añadidas tienen tope: 20 € hasta 150 € de deuda. Hasta 500 €: 30 € más el 10 % de lo que pasa de 150 €. Por encima: 65 € más el 5 %, como mucho 2.000 €.',
    learnMore:
      'Los topes son solo para deudas de una persona privada con una empresa, y solo si el contrato tiene esa cláusula.',
  },
  'be.debt.deadline-fourteen': {
    says: 'Tiene al menos 14 días naturales tras el primer recordatorio antes de que puedan añadir gastos. Por correo se cuenta desde el tercer día hábil.',
    action: 'Pagar, discutir o pedir un plan',
    consequence: 'Después pueden añadir gastos con tope e intereses.',
  },
  'be.debt.step-check': {
    says: 'Compruebe quién pide, por qué, cuánto y desde cuándo. No pague ni firme hasta saberlo.',
  },
  'be.debt.step-costs': {
    says: 'Compare los gastos añadidos con los topes legales. Pague solo lo que la ley permite.',
  },
  'be.debt.step-write': {
    says: 'Escriba, no llame. Discuta lo que está mal, o pida un plan. Guarde una copia.',
  },
  'be.debt.step-help': {
    says: 'Pida ayuda gratis con deudas (médiation de dettes) en su CPAS.',
  },
  'be.debt.step-plan': {
    says: 'Si la debe, ofrezca por escrito una cantidad pequeña al mes. Un juez también puede darle tiempo.',
  },
  'be.debt.step-dispute': {
    says: 'Si está mal, dígalo por carta certificada y diga por qué.',
  },
  'be.debt.right-free-reminder': {
    says: 'Tiene derecho a un primer recordatorio sin gastos y después a 14 días.',
  },
  'be.debt.right-caps': {
    says: 'Tiene derecho a gastos con tope. Una cantidad más alta no vale.',
  },
  'be.debt.right-proof': {
    says: 'Quien reclama debe probar la deuda.',
  },
  'be.debt.right-respect': {
    says: 'Quien cobra no puede engañarle, amenazarle ni avergonzarle. Denúncielo al SPF Economie.',
  },
  'be.debt.option-dispute': {
    title: 'Discutirla o pedir pruebas',
    says: 'Escriba y pida el contrato, las facturas y la cuenta.',
    cost: 'Un sello o nada.',
    time: 'Una hora.',
    risk: 'Bajo. Aún pueden ir al juzgado.',
    bestFor: 'Está mal, es vieja o desconocida.',
  },
  'be.debt.option-plan': {
    title: 'Pedir un plan de pago',
    says: 'Ofrezca por escrito lo que pueda mantener.',
    cost: 'Lo que ofrezca.',
    time: 'Una tarde.',
    risk: 'Un sí por escrito puede hacer empezar de nuevo el tiempo de una deuda vieja.',
    bestFor: 'La debe.',
  },
  'be.debt.option-help': {
    title: 'Pedir mediación de deudas gratis',
    says: 'Su CPAS ayuda. Si las deudas son demasiadas, el tribunal del trabajo puede ordenar un plan para todas (règlement collectif de dettes).',
    cost: 'Preguntar no cuesta nada.',
    time: 'Una visita.',
    risk: 'El plan del tribunal es estricto.',
    bestFor: 'Tiene muchas deudas.',
  },
  'be.debt.insight-bailiff': {
    says: 'Un agente judicial (huissier) también puede escribir antes de una sentencia. Entonces es un cobro amistoso: los mismos topes y ningún embargo.',
    actionable: 'Pregunte: «¿Qué sentencia tiene?» No pague más que los topes.',
  },
  'be.debt.warn-court': {
    says: 'Nunca ignore una citación (citation). Si no va, casi siempre deciden que la debe.',
  },
  'be.debt.charge-first': {
    name: 'Gastos del primer recordatorio',
    says: 'El primer recordatorio es gratis.',
  },
  'be.debt.element-sum': {
    name: 'La cantidad que debe',
    says: 'El recordatorio debe decir la cantidad que aún debe y los gastos que vendrán.',
    ifMissing: 'No vemos una cantidad clara. Pídala por escrito.',
  },
  'be.debt.charge-small': {
    name: 'La suma fija por pagar tarde',
    says: 'En una deuda de hasta 150 € la suma fija es como mucho de 20 €.',
  },
  'be.debt.charge-middle': {
    name: 'La suma fija por pagar tarde',
    says: 'En una deuda de 150 € a 500 € la suma fija es de 30 € más el 10 % de lo que pasa de 150 €, es decir, como mucho 65 €.',
  },
  'be.debt.right-instalments': {
    says: 'En facturas de cada mes, tres recordatorios al año son gratis. Los siguientes cuestan como mucho 7,50 € y el correo.',
  },
}

/** The Spanish words of the Netherlands: enforcement. */
import type { Words } from '@plainletter/contracts/rule'

export const ENFORCEMENT_ES: Words = {
  'nl.bailiff.want': {
    says: 'Un agente judicial (deurwaarder) quiere un pago por una sentencia u orden. Si no, puede seguir un embargo (beslag).',
  },
  'nl.bailiff.who': {
    says: 'Un agente judicial (gerechtsdeurwaarder) es un cargo público con reglas estrictas. Puede quejarse a un tribunal disciplinario.',
  },
  'nl.bailiff.real': {
    says: 'Es serio, pero conserva lo suficiente para vivir. También puede acordar aún un plan.',
  },
  'nl.bailiff.not-yet': {
    says: 'Tras la orden de pago tiene casi siempre dos días. Solo entonces se pueden embargar cosas.',
  },
  'nl.bailiff.rights': {
    says: 'Tiene derecho a un ingreso protegido, a las cosas básicas y a una lista clara de todas las cantidades.',
  },
  'nl.bailiff.deadline-two': {
    says: 'Tras una orden de pago tiene casi siempre dos días. Llame antes.',
    action: 'Llamar al agente judicial (deurwaarder) y ofrecer un plan',
    consequence: 'Después se pueden embargar cosas.',
  },
  'nl.bailiff.step-call': {
    says: 'Llame al agente judicial (deurwaarder). Pregunte de qué sentencia u orden se trata, y pida una lista de cantidades.',
  },
  'nl.bailiff.step-form': {
    says: 'Compruebe su ingreso protegido (beslagvrije voet) en uwbeslagvrijevoet.nl. Si está mal, pida al agente judicial que lo corrija.',
  },
  'nl.bailiff.step-bank': {
    says: 'Una parte de su dinero del banco debe quedar libre. Pregunte enseguida al agente judicial (deurwaarder) si no puede pagar comida o alquiler.',
  },
  'nl.bailiff.step-help': {
    says: 'Pida a su ayuntamiento (gemeente) ayuda urgente con deudas si su vivienda o su energía corre peligro.',
  },
  'nl.bailiff.step-438': {
    says: 'Si el embargo está mal, un juez puede pararlo rápido (executiegeschil). Busque un abogado.',
  },
  'nl.bailiff.step-plan': {
    says: 'Ofrezca por escrito una cantidad al mes, con su presupuesto.',
  },
  'nl.bailiff.right-income': {
    says: 'Tiene derecho a una parte protegida de sus ingresos. La cantidad cambia cada enero y julio.',
  },
  'nl.bailiff.right-goods': {
    says: 'Las cosas que necesita para la vida diaria, el trabajo y el estudio no se pueden embargar.',
  },
  'nl.bailiff.right-door': {
    says: 'Un agente judicial (deurwaarder) no puede forzar su puerta solo. Debe estar un policía u otro funcionario.',
  },
  'nl.bailiff.right-complain': {
    says: 'Puede quejarse de un agente judicial (deurwaarder), primero a la oficina, después al tribunal disciplinario. Este pide 50 €. Se los devuelven si tiene razón, aunque sea en parte.',
  },
  'nl.bailiff.option-plan': {
    title: 'Acordar un plan',
    says: 'Ofrezca lo que pueda pagar cada mes.',
    cost: 'Lo que ofrezca.',
    time: 'Una llamada hoy.',
    risk: 'Los gastos siguen hasta que se paga.',
    bestFor: 'La debe.',
  },
  'nl.bailiff.option-438': {
    title: 'Pedir a un juez que lo pare',
    says: 'Un caso rápido contra un embargo equivocado.',
    cost: 'Un abogado y una tasa judicial.',
    time: 'Días o semanas.',
    risk: 'Costas si pierde.',
    bestFor: 'El embargo está claramente mal.',
  },
  'nl.bailiff.option-help': {
    title: 'Pedir ayuda con deudas',
    says: 'Su ayuntamiento (gemeente) puede ayudarle a tener un plan, o el juzgado un plan de deudas (Wsnp) de 18 meses.',
    cost: 'Nada.',
    time: 'Una primera charla en cuatro semanas.',
    risk: 'Reglas estrictas.',
    bestFor: 'Tiene muchas deudas.',
  },
  'nl.bailiff.insight-pause': {
    says: 'Un juez puede parar un desalojo o un corte hasta seis meses, mientras recibe ayuda con deudas.',
    actionable:
      'Pida a su ayuntamiento (gemeente) o a un abogado que lo solicite ahora (moratorium).',
  },
  'nl.bailiff.warn-evict': {
    says: 'Una fecha de desalojo es de verdad. Busque ayuda legal hoy.',
  },
  'nl.bailiff.right-not-heard': {
    says: '¿No estuvo en el juicio? Puede oponerse (verzet), casi siempre en cuatro semanas desde que le dieron la sentencia o actuó por ella. Busque ayuda hoy.',
  },
}

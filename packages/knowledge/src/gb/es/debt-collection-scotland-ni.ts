/** The Spanish words of the rows in ../debt-collection-scotland-ni.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_SCOTLAND_NI_ES: Words = {
  'gb.debt.scotland-right-no-goods': {
    says: 'No tiene que dejar entrar a un cobrador (debt collector). No puede llevarse sus cosas. Solo los agentes judiciales (sheriff officers) pueden ejecutar una deuda, con una orden judicial.',
  },
  'gb.debt.scotland-right-arrangement': {
    says: 'Quizá pueda pagar todas sus deudas con el Debt Arrangement Scheme. Para los intereses y las acciones mientras usted lo cumpla.',
  },
  'gb.debt.scotland-insight-old': {
    says: 'Una fecha de esta carta es de hace más de cinco años. En Escocia la deuda puede haber terminado.',
    actionable:
      'No la pague ni la reconozca todavía. Pregunte a un asesor de dinero si han pasado los cinco años.',
  },
  'gb.debt.scotland-insight-visit': {
    says: 'En Escocia no hay bailiffs. Solo pueden actuar los agentes judiciales (sheriff officers). En la mayoría de los casos, solo tras una orden judicial y un requerimiento (charge).',
    actionable: 'Pregunte por escrito en qué orden judicial se basan.',
  },
  'gb.debt.scotland-warn-silence': {
    says: 'Si la deuda es real, el silencio puede acabar en una demanda en el sheriff court. No la ignore para siempre.',
  },
  'gb.debt.ni-right-no-goods': {
    says: 'No tiene que dejar entrar a un cobrador (debt collector). No puede llevarse sus cosas. Solo la Enforcement of Judgments Office puede ejecutar una deuda.',
  },
  'gb.debt.ni-not-yet': {
    says: 'Todavía no pueden tocar su sueldo ni sus cosas. Primero necesitan una sentencia, y después debe actuar la Enforcement of Judgments Office.',
  },
  'gb.debt.ni-know-old': {
    says: 'Muchas deudas son demasiado viejas para el juzgado a los seis años. Antes de ese plazo, un pago o una nota firmada que la reconoce puede hacerlos empezar de nuevo.',
    learnMore:
      'Busque la fecha en que pagó o escribió por última vez sobre esta deuda. Hágalo antes de llamar, pagar o firmar nada.',
  },
  'gb.debt.ni-step-advice': {
    says: 'La pausa legal (breathing space) no existe en Irlanda del Norte. Un asesor de deudas gratuito puede pedir a sus acreedores que esperen y mostrarle otras vías.',
  },
  'gb.judgment.scotland-want': {
    says: 'El juzgado le ha ordenado pagar. El papel dice cuánto y a quién.',
  },
  'gb.judgment.scotland-rights': {
    says: 'Quizá pueda pedir tiempo para pagar. Si el caso se decidió sin usted, quizá pueda hacer que se anule (recall).',
  },
  'gb.judgment.scotland-right-time': {
    says: 'Después de un requerimiento (charge) o un embargo (arrestment) puede pedir al juzgado una orden para pagar a plazos (time to pay order).',
  },
  'gb.judgment.scotland-right-recall': {
    says: 'Si un caso de procedimiento simple (simple procedure) se decidió sin usted, puede pedir al sheriff que anule la decisión. Actúe rápido.',
  },
  'gb.judgment.scotland-right-moratorium': {
    says: 'Una moratoria (moratorium) puede parar la ejecución seis meses mientras recibe consejo. Los intereses siguen.',
  },
  'gb.judgment.scotland-option-time': {
    says: 'Ofrezca una cantidad que pueda mantener. Un asesor de dinero puede ayudar con el formulario.',
    title: 'Pedir tiempo para pagar',
    cost: 'La cantidad que ofrezca.',
    time: 'Unas semanas.',
    risk: 'Si no paga una cuota, la orden puede terminar.',
    bestFor: 'La debe y puede pagar poco a poco.',
  },
  'gb.judgment.scotland-option-recall': {
    says: 'Explique por qué no contestó y cuál es su defensa.',
    title: 'Pedir al sheriff que anule la decisión (recall)',
    cost: 'Puede haber una tasa judicial. Pida ayuda para pagarla.',
    time: 'Actúe en pocos días.',
    risk: 'El sheriff puede negarse.',
    bestFor: 'Nunca recibió la demanda, o no debe el dinero.',
  },
  'gb.judgment.scotland-warn': {
    says: 'Después de los 14 días de un requerimiento (charge) pueden embargar el sueldo o una cuenta. Pida consejo antes de que acaben.',
  },
  'gb.judgment.ni-step': {
    says: 'Pida ya consejo gratuito sobre deudas. Si le escribe la Enforcement of Judgments Office, conteste con su presupuesto antes de la fecha que dé.',
  },
  'gb.judgment.ni-right': {
    says: 'La Enforcement of Judgments Office mira lo que usted tiene y gana. Puede ordenar el pago a plazos.',
  },
}

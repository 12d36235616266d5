/** Decrees and judgments in Scotland and Northern Ireland, where they are enforced in other ways than in England: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_NATIONS_ES: Words = {
  'gb.judgment.scotland-want': {
    says: 'El juzgado le ha ordenado pagar. El papel dice cuánto y a quién.',
  },
  'gb.judgment.scotland-rights': {
    says: 'Quizá pueda pedir tiempo para pagar. Si el caso se decidió sin usted, quizá pueda hacer que se anule (recall).',
  },
  'gb.judgment.scotland-right-recall': {
    says: 'Si un caso de procedimiento simple (simple procedure) se decidió sin usted, puede pedir al sheriff que anule la decisión. Actúe rápido.',
  },
  'gb.judgment.scotland-right-moratorium': {
    says: 'Una moratoria (moratorium) puede parar la ejecución seis meses mientras recibe consejo. Los intereses siguen.',
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

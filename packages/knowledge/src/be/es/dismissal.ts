/** The Spanish words of Belgium: dismissal. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_ES: Words = {
  'be.job.want': {
    says: 'Su empresa termina su trabajo, con preaviso o con pago en su lugar.',
  },
  'be.job.who': {
    says: 'Su empresa decide, pero el tribunal del trabajo (tribunal du travail) puede revisarlo.',
  },
  'be.job.reality': {
    says: 'Su empresa no tiene que preguntar antes a un juez. Pero un despido claramente injusto cuesta de 3 a 17 semanas de sueldo.',
  },
  'be.job.not-yet': {
    says: 'El preaviso no empieza enseguida. Empieza el lunes después de la semana en que lo recibió.',
  },
  'be.job.rights': {
    says: 'Tiene derecho a preaviso o pago, a saber los motivos y a ir al tribunal del trabajo.',
  },
  'be.job.deadline-year': {
    says: 'Tiene un año desde el fin del trabajo para ir al tribunal. Por prudencia, cuente desde la carta.',
    action: 'Ir al tribunal del trabajo',
    consequence: 'Después su reclamación llega tarde.',
  },
  'be.job.deadline-reasons': {
    says: 'Tiene dos meses tras un fin inmediato para pedir los motivos por carta certificada. Con preaviso son seis meses desde el aviso.',
    action: 'Pedir los motivos por carta certificada',
    consequence: 'Si no los pide a tiempo, quizá deba probar más usted mismo.',
  },
  'be.job.step-reasons': {
    says: 'Pida los motivos por carta certificada. La empresa debe contestar en dos meses, o pagar dos semanas de sueldo.',
  },
  'be.job.step-check': {
    says: 'Compruebe la duración del preaviso con su fecha de inicio. Use una calculadora de su sindicato o del ministerio.',
  },
  'be.job.step-union': {
    says: 'Hable pronto con su sindicato o un abogado. No firme nada que quite derechos.',
  },
  'be.job.step-urgent': {
    says: 'Por causa grave (motif grave) la empresa tiene tres días hábiles para actuar y tres para decirle por qué. Compruebe los dos.',
  },
  'be.job.step-register': {
    says: 'Inscríbase como demandante de empleo (Actiris, Forem, VDAB) y pida el formulario C4.',
  },
  'be.job.right-notice': {
    says: 'Tiene derecho a preaviso según sus años de trabajo, o al pago por él.',
  },
  'be.job.right-form': {
    says: 'El preaviso debe llegar por carta certificada o agente judicial (huissier), y decir su inicio y duración. Si no, puede ser nulo.',
  },
  'be.job.right-reasons': {
    says: 'Después de seis meses de trabajo tiene derecho a saber los motivos de verdad.',
  },
  'be.job.right-unfair': {
    says: 'Si el despido es claramente irrazonable, recibe de 3 a 17 semanas de sueldo.',
  },
  'be.job.option-court': {
    title: 'Ir al tribunal del trabajo',
    says: 'Su sindicato o un abogado presenta la demanda.',
    cost: 'Poco con sindicato o asistencia jurídica.',
    time: 'En un año.',
    risk: 'Costas si pierde.',
    bestFor: 'El preaviso es corto o el motivo injusto.',
  },
  'be.job.option-deal': {
    title: 'Buscar un acuerdo',
    says: 'Pida por escrito el preaviso o el pago correcto.',
    cost: 'Nada.',
    time: 'Unas semanas.',
    risk: 'Un acuerdo firmado termina su reclamación.',
    bestFor: 'La cuenta está mal.',
  },
  'be.job.option-union': {
    title: 'Preguntar a su sindicato',
    says: 'El sindicato revisa la carta y las cantidades.',
    cost: 'Su cuota.',
    time: 'Esta semana.',
    risk: 'Ninguno.',
    bestFor: 'Cualquier persona despedida.',
  },
}

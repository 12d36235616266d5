/** First steps, rights and ways out for questions about work: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GUIDANCE_WORK_WORDS: Words = {
  'it.guide.step-work-dates': {
    says: 'Anote el día en que recibió la carta. Tiene 60 días para impugnar un despido, cinco para contestar a una acusación.',
  },
  'it.guide.step-work-sign': {
    says: 'Firme solo «per ricevuta» (recibido) con la fecha. No firme ninguna renuncia.',
  },
  'it.guide.step-work-papers': {
    says: 'Reúna contrato, nóminas, mensajes y nombres de testigos.',
  },
  'it.guide.step-work-union': {
    says: 'Hable esta semana con un sindicato, una oficina de ayuda (patronato) o un abogado laboral.',
  },
  'it.guide.right-work-letter': {
    says: 'Un despido debe ser por escrito y con los motivos.',
  },
  'it.guide.right-work-naspi': {
    says: 'Puede pedir el paro (NASpI) tras cualquier despido, en 68 días.',
  },
  'it.guide.right-work-tfr': {
    says: 'Recibe la indemnización de fin de empleo (TFR) y las vacaciones no tomadas, sea cual sea el motivo.',
  },
  'it.guide.work-resign': {
    says: 'Nadie puede hacerle dimitir en papel: vale solo por internet.',
  },
  'it.guide.option-work-claim': {
    title: 'Impugnar por escrito',
    says: 'Basta una carta corta certificada o un e-mail certificado (PEC).',
    cost: 'Una carta certificada.',
    time: '60 días.',
    risk: 'Debe actuar otra vez en 180 días.',
    bestFor: 'No está de acuerdo.',
  },
  'it.guide.option-work-talk': {
    title: 'Acordar en un sindicato o la oficina de trabajo',
    says: 'Un acuerdo hecho allí es seguro para los dos.',
    cost: 'Nada o poco.',
    time: 'Algunas semanas.',
    risk: 'Es definitivo.',
    bestFor: 'Quiere dinero o empezar de nuevo.',
  },
  'it.guide.option-work-help': {
    title: 'Pedir ayuda',
    says: 'Un sindicato o un abogado gratis lo revisa.',
    cost: 'Nada o poco.',
    time: 'Esta semana.',
    risk: 'Ninguno.',
    bestFor: 'No está seguro.',
  },
}

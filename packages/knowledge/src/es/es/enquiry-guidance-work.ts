/** First steps, rights and ways out for questions about work: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GUIDANCE_WORK_WORDS: Words = {
  'es.guide.step-work-dates': {
    says: 'Apunte el día en que terminó el trabajo. Solo tiene 20 días hábiles para impugnar un despido.',
  },
  'es.guide.step-work-sign': { says: 'Firme solo "recibí, no conforme" con la fecha.' },
  'es.guide.step-work-papers': { says: 'Reúna contrato, nóminas, mensajes y testigos.' },
  'es.guide.step-work-union': { says: 'Hable esta semana con un sindicato o un laboralista.' },
  'es.guide.right-work-letter': { says: 'Tiene derecho a una carta con los hechos y la fecha.' },
  'es.guide.right-work-paro': { says: 'Puede pedir el paro tras cualquier despido.' },
  'es.guide.right-work-wages': {
    says: 'Puede reclamar salarios de un año, con un 10 % de interés.',
  },
  'es.guide.work-paper': { says: 'No puede renunciar por firma a derechos que le da la ley.' },
  'es.guide.option-work-claim': {
    title: 'Papeleta de conciliación',
    says: 'Es gratis y para el plazo un tiempo.',
    cost: 'Nada.',
    time: '20 días hábiles si es despido.',
    risk: 'Bajo.',
    bestFor: 'No está de acuerdo.',
  },
  'es.guide.option-work-talk': {
    title: 'Hablar con la empresa',
    says: 'Pídalo por escrito y ponga una fecha.',
    cost: 'Nada.',
    time: 'Unos días.',
    risk: 'El plazo sigue corriendo.',
    bestFor: 'Quiere seguir o acordar.',
  },
  'es.guide.option-work-help': {
    title: 'Pedir ayuda',
    says: 'Los trabajadores tienen justicia gratuita en lo social.',
    cost: 'Nada.',
    time: 'Esta semana.',
    risk: 'Ninguno.',
    bestFor: 'No está seguro.',
  },
}

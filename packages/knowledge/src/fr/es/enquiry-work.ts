/** Questions about work in general: first steps, bullying and warnings. `asks` holds the words people type, in French and in English: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_WORDS: Words = {
  'fr.ask-work.step-papers': {
    says: 'Guarde contrato, nóminas, correos y mensajes. Anote fechas y nombres.',
  },
  'fr.ask-work.step-advice': {
    says: 'Pregunte a un sindicato, a información laboral (0 806 000 126) o a un point-justice (3039). Todos son gratis.',
  },
  'fr.ask-work.step-agreement': {
    says: 'Busque su convenio colectivo (convention collective). A menudo da más.',
  },
  'fr.ask-work.right-court': {
    says: 'Tiene doce meses para discutir el fin de un empleo ante el tribunal laboral.',
  },
  'fr.ask-work.right-wages': { says: 'Tiene tres años para reclamar sueldos sin pagar.' },
  'fr.ask-work.right-no-fine': { says: 'Una empresa no puede multarle.' },
  'fr.ask-work.option-help': {
    title: 'Pedir consejo laboral gratuito',
    says: 'Llame al 0 806 000 126, a un sindicato o a un point-justice (3039).',
    cost: 'Nada.',
    time: 'Una llamada.',
    risk: 'Ninguno.',
    bestFor: 'Cualquier pregunta sobre su empleo.',
  },
  'fr.ask-work.option-court': {
    title: 'Ir al tribunal laboral',
    says: "El tribunal laboral (conseil de prud'hommes) decide sobre sueldos y el fin de empleos.",
    cost: 'Puede haber una contribución de 50 €; no con asistencia jurídica.',
    time: 'Meses.',
    risk: 'Gastos si pierde.',
    bestFor: 'Escribió y no tuvo buena respuesta.',
  },
  'fr.ask-work.know-fee': {
    says: 'Empezar un caso civil o laboral puede costar una contribución de 50 €. Con asistencia jurídica no la paga.',
    learnMore: 'Si la olvida, el tribunal debe darle un mes para pagarla.',
  },
  'fr.ask-work.warn-sign': {
    says: 'No firme una dimisión o un acuerdo bajo presión. Pregunte antes.',
  },
  'fr.ask-work.right-meeting': { says: 'No hay despido sin reunión previa y carta con motivos.' },
  'fr.ask-work.bullying': {
    says: 'Anote cada hecho y guarde pruebas. Avise por escrito a la empresa, a los representantes, al médico y a la inspección. Tiene cinco años para demandar.',
  },
  'fr.ask-work.warning': {
    says: 'La empresa tiene dos meses desde que conoce los hechos. Puede responder por escrito y pedir al tribunal laboral que lo anule.',
    dependsOn: 'los hechos y su fecha',
  },
}

/** The Spanish words of the rows in ../bailiff-later-stages.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_LATER_STAGES_ES: Words = {
  'gb.bailiff.further-wants': {
    says: 'El plazo del primer aviso ha terminado. Quieren que pague o acuerde un plan antes de que visite un agente de embargo (bailiff), quizá pronto.',
  },
  'gb.bailiff.further-reality': {
    says: 'Ya puede haber una visita cualquier día, así que llame hoy. Una oferta antes de la visita aún vale y puede ahorrar la tasa de visita.',
  },
  'gb.bailiff.further-step-call': {
    says: 'Llame hoy a la empresa. Haga una oferta que pueda mantener y envíe un correo el mismo día.',
  },
  'gb.bailiff.further-step-fine': {
    says: 'Llame también al equipo de multas del juzgado. Si está enfermo, tiene hijos o recibe ayudas, pida que retire la multa a los agentes de embargo (bailiffs).',
  },
  'gb.bailiff.further-insight-fee': {
    says: 'La tasa de £235 solo se debe cuando un agente de embargo (bailiff) ha venido por primera vez. Esta carta habla de una visita futura.',
    actionable: 'Si nadie ha venido aún, pida a la empresa por escrito que quite las £235.',
  },
  'gb.bailiff.fines-office-wants': {
    says: 'El juzgado dice que hay una multa sin pagar. Quiere que pague o llame antes de dar el siguiente paso.',
  },
  'gb.bailiff.fines-office-who': {
    says: 'Esto viene de la oficina de multas del magistrates court, no de una empresa privada.',
  },
  'gb.bailiff.fines-office-step-call': {
    says: 'Llame hoy a la oficina de multas. Diga cuánto puede pagar por semana, pida más tiempo y envíe un formulario con sus ingresos.',
  },
  'gb.bailiff.fines-office-step-never-knew': {
    says: 'Si nunca supo del caso judicial, puede hacer una declaración formal (statutory declaration) en un plazo de 21 días desde que lo supo. Puede empezar el caso de nuevo.',
  },
  'gb.bailiff.writ-under-600': {
    says: 'Una sentencia (county court judgment) de menos de £600 no puede enviarse al High Court. La sentencia de aquí parece menor.',
    actionable:
      'Pida a la empresa y al juzgado que comprueben la cantidad de la sentencia. Pida consejo gratuito sobre cómo parar el writ.',
  },
  'gb.bailiff.writ-credit': {
    says: 'Una sentencia sobre un contrato de crédito al consumo solo puede ejecutarse en el county court, no con un writ del High Court.',
    actionable:
      'Pregunte a la empresa de qué es la deuda. Si es crédito al consumo, pida consejo sobre cómo parar el writ.',
  },
  'gb.bailiff.business-entry': {
    says: 'Donde usted vive, no pueden entrar por la fuerza en una primera visita. Donde solo tiene su negocio, pueden usar fuerza razonable por una sentencia.',
  },
}

/** Judgments and proposed decisions, and how to appeal: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_ES: Words = {
  'ch.court.judgment-proposal': {
    says: 'Tiene veinte días para rechazar la propuesta de decisión (Entscheidvorschlag).',
    action: 'Rechazar la propuesta por escrito',
    consequence: 'Se convierte en decisión firme.',
  },
  'ch.court.judgment-want': {
    says: 'Un juez ha decidido. El papel dice qué debe hacer y cómo recurrir.',
  },
  'ch.court.judgment-who': {
    says: 'Viene de un juzgado.',
  },
  'ch.court.judgment-real': {
    says: 'Es serio. Aún queda un tiempo corto para actuar.',
  },
  'ch.court.judgment-not-yet': {
    says: 'También después de una sentencia, el dinero solo se toma por la oficina de deudas (Betreibungsamt), y nunca por debajo de sus necesidades básicas.',
  },
  'ch.court.judgment-ten': {
    says: 'Casi siempre tiene diez días para recurrir una decisión rápida (summarisches Verfahren).',
    action: 'Recurrir por escrito',
    consequence: 'La decisión es firme.',
  },
  'ch.court.judgment-disown': {
    says: 'Tiene veinte días para demandar que no debe la deuda (Aberkennungsklage). Un recurso tiene casi siempre diez días.',
    action: 'Presentar la demanda de que no la debe',
    consequence: 'La oficina de deudas puede embargar de forma definitiva.',
  },
  'ch.court.judgment-thirty': {
    says: 'Casi siempre tiene treinta días para recurrir.',
    action: 'Recurrir por escrito con motivos',
    consequence: 'La sentencia es firme.',
  },
  'ch.court.judgment-reasons': {
    says: 'Si la sentencia no trae motivos, pídalos por escrito en diez días.',
    action: 'Pedir los motivos por escrito',
    consequence: 'Pierde el derecho a recurrir.',
  },
  'ch.court.judgment-step-day': {
    says: 'Apunte el día en que la recibió. Lea la parte sobre cómo recurrir (Rechtsmittelbelehrung).',
  },
  'ch.court.judgment-step-help': {
    says: 'Pida consejo legal esta semana.',
  },
  'ch.court.judgment-step-plan': {
    says: 'Si es correcta, ofrezca un plan antes de que vayan a la oficina de deudas.',
  },
  'ch.court.judgment-right': {
    says: 'Tiene derecho a pedir a un tribunal superior que la mire.',
  },
  'ch.court.judgment-minimum': {
    says: 'Lo que necesita para la vida básica sigue siendo suyo (Existenzminimum).',
  },
  'ch.court.judgment-option': {
    title: 'Recurrir',
    says: 'Envíe motivos por escrito al tribunal superior.',
    cost: 'Tasas judiciales.',
    time: 'Diez o treinta días.',
    risk: 'Costas si pierde.',
    bestFor: 'La decisión está mal.',
  },
  'ch.court.judgment-plan': {
    title: 'Ofrecer pagar a plazos',
    says: 'Escriba a la otra parte.',
    cost: 'Lo que ofrezca.',
    time: 'Una carta.',
    risk: 'Pueden negarse.',
    bestFor: 'La debe.',
  },
}

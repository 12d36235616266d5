/** Judgments, and how to appeal: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_ES: Words = {
  'be.court.judgment-want': {
    says: 'Un juzgado ha decidido. El papel dice qué debe pagar o hacer.',
  },
  'be.court.judgment-who': {
    says: 'Un agente judicial (huissier) trae la sentencia (signification). El plazo para recurrir empieza ese día.',
  },
  'be.court.judgment-reality': {
    says: 'Es serio, pero aún puede recurrir a tiempo, pedir un plan o ayuda con deudas.',
  },
  'be.court.judgment-deadline': {
    says: 'Tiene un mes desde la entrega para recurrir.',
    action: 'Recurrir la sentencia',
    consequence: 'Después la sentencia es firme.',
  },
  'be.court.judgment-step-lawyer': {
    says: 'Vea enseguida a un abogado o la oficina de asistencia. Enseñe el día de la entrega.',
  },
  'be.court.judgment-step-plan': {
    says: 'Escriba al agente judicial (huissier) y ofrezca una cantidad al mes antes de un embargo.',
  },
  'be.court.judgment-step-help': {
    says: 'Con muchas deudas, pregunte al CPAS por un plan judicial para todas.',
  },
  'be.court.judgment-right-appeal': {
    says: 'Tiene derecho a recurrir la mayoría de las sentencias de más de 2.000 €.',
  },
  'be.court.judgment-right-money': {
    says: 'Una parte de su sueldo y todas las ayudas familiares no se pueden tomar.',
  },
  'be.court.judgment-option-appeal': {
    title: 'Recurrir',
    says: 'Un abogado envía el recurso a tiempo.',
    cost: 'Un abogado, o asistencia jurídica.',
    time: 'Un mes para empezar.',
    risk: 'Quizá deba pagar mientras tanto.',
    bestFor: 'La sentencia está claramente mal.',
  },
  'be.court.judgment-option-plan': {
    title: 'Acordar un plan con el agente judicial',
    says: 'Ofrezca una cantidad al mes con su presupuesto.',
    cost: 'Lo que ofrezca.',
    time: 'Una carta.',
    risk: 'Cúmplalo.',
    bestFor: 'Acepta la sentencia.',
  },
}

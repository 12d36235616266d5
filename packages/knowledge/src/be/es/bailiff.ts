/** A bailiff who asks for money or starts a seizure: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_ES: Words = {
  'be.court.officer-want': {
    says: 'Un agente judicial (huissier) le pide pagar, o empieza un embargo.',
  },
  'be.court.officer-who': {
    says: 'Un agente judicial (huissier, gerechtsdeurwaarder) es un cargo público. Para embargar hace falta una sentencia u otro título.',
  },
  'be.court.officer-reality-none': {
    says: 'No vemos una sentencia en esta carta. Entonces el agente judicial (huissier) solo puede pedir, con gastos con tope.',
  },
  'be.court.officer-reality': {
    says: 'La carta habla de un título, así que se puede ejecutar. Un plan aún es posible, y mucho está protegido.',
  },
  'be.court.officer-not-yet': {
    says: 'Sin un título nadie puede entrar ni llevarse cosas.',
  },
  'be.court.officer-deadline-bank': {
    says: 'Tiene 15 días desde el aviso para oponerse al embargo de dinero ante el juez de embargos.',
    action: 'Oponerse al embargo de dinero',
    consequence: 'Después el banco o la empresa paga.',
  },
  'be.court.officer-deadline-goods': {
    says: 'Tiene quince días desde el primer acto de embargo para decir al agente judicial (huissier) qué cosas están protegidas.',
    action: 'Decir al agente judicial qué cosas están protegidas',
    consequence: 'Después ya no puede plantearlo.',
  },
  'be.court.officer-step-title': {
    says: 'Pida una copia de la sentencia y una cuenta completa de deuda, intereses y gastos.',
  },
  'be.court.officer-step-plan': {
    says: 'Ofrezca ahora por escrito una cantidad al mes. Diga si tiene mediación de deudas.',
  },
  'be.court.officer-step-help': {
    says: 'Llame a su CPAS (OCMW) para mediación de deudas gratis.',
  },
  'be.court.officer-right-goods': {
    says: 'Cama, ropa, lavadora, calefacción, nevera, mesa, cosas de los niños, un teléfono y herramientas de trabajo están protegidas.',
  },
  'be.court.officer-right-pay': {
    says: 'Una parte básica de su sueldo no se puede tomar. Las cantidades cambian cada año y suben con hijos.',
  },
  'be.court.officer-right-benefits': {
    says: 'Las ayudas familiares, el ingreso mínimo y otras ayudas básicas siguen protegidas, también un tiempo en su cuenta.',
  },
  'be.court.officer-right-judge': {
    says: 'Puede ir al juez de embargos (juge des saisies, beslagrechter).',
  },
  'be.court.officer-option-plan': {
    title: 'Acordar un plan',
    says: 'Ofrezca una cantidad al mes con su presupuesto.',
    cost: 'Lo que ofrezca, y una tasa pequeña.',
    time: 'Una carta.',
    risk: 'Los gastos siguen si deja de pagar.',
    bestFor: 'La debe.',
  },
  'be.court.officer-option-collective': {
    title: 'Pedir un plan para todas las deudas',
    says: 'El tribunal del trabajo puede parar embargos y fijar un solo plan. Pida al CPAS que le ayude a presentarlo.',
    cost: 'Presentarlo no cuesta nada.',
    time: 'Unas semanas.',
    risk: 'Reglas estrictas hasta siete años.',
    bestFor: 'Tiene muchas deudas.',
  },
}

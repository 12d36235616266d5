/** The Spanish words of Belgium: court. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_ES: Words = {
  'be.court.claim-want': {
    says: 'Alguien pide a un juzgado que decida contra usted. El papel (citation o requête) le llama a una vista.',
  },
  'be.court.claim-who': {
    says: 'Las deudas pequeñas, el alquiler, la energía y las facturas médicas van al juez de paz (juge de paix), cerca de su casa.',
  },
  'be.court.claim-reality': {
    says: 'Todavía no se ha decidido nada. Vaya a la primera vista: allí cuenta su palabra.',
  },
  'be.court.claim-not-yet': {
    says: 'No pueden embargar antes de que haya una sentencia y se la entreguen.',
  },
  'be.court.claim-rights': {
    says: 'Puede ir en persona, discutir, pedir tiempo y tener un abogado gratis si sus ingresos son bajos.',
  },
  'be.court.claim-step-date': {
    says: 'Apunte el día, la hora y el juzgado de la primera vista. Póngalo donde lo vea.',
  },
  'be.court.claim-step-go': {
    says: 'Vaya. Diga si la discute, o pida pagar cada mes. Si no va, casi siempre deciden que la debe.',
  },
  'be.court.claim-step-aid': {
    says: 'Pida ahora un abogado gratis en la oficina de asistencia (bureau d’aide juridique).',
  },
  'be.court.claim-step-proof': {
    says: 'Lleve pruebas: pagos, cartas, el contrato. Dígalo si la deuda es demasiado vieja.',
  },
  'be.court.claim-step-time': {
    says: 'Pida al juez tiempo para pagar (termes et délais). Lleve su presupuesto.',
  },
  'be.court.claim-right-heard': {
    says: 'Tiene derecho a ser oído y a al menos ocho días entre la citación y la vista.',
  },
  'be.court.claim-right-time': {
    says: 'Tiene derecho a pedir tiempo para pagar.',
  },
  'be.court.claim-right-aid': {
    says: 'Con ingresos bajos tiene derecho a un abogado gratis.',
  },
  'be.court.claim-option-go': {
    title: 'Ir a la vista',
    says: 'Cuente su versión, o pida tiempo.',
    cost: 'Nada sin abogado.',
    time: 'Una mañana.',
    risk: 'Costas si pierde.',
    bestFor: 'Cualquiera con una citación.',
  },
  'be.court.claim-option-plan': {
    title: 'Acordar un plan antes de la vista',
    says: 'Ofrezca por escrito una cantidad al mes. Vaya igual a la vista.',
    cost: 'Lo que ofrezca.',
    time: 'Una carta.',
    risk: 'Los gastos de la citación se quedan.',
    bestFor: 'La debe.',
  },
  'be.court.claim-option-help': {
    title: 'Tener un abogado gratis',
    says: 'Pregunte en la oficina de asistencia jurídica de su zona.',
    cost: 'Nada o una parte, según ingresos.',
    time: 'Esta semana.',
    risk: 'Ninguno.',
    bestFor: 'Sus ingresos son bajos.',
  },
  'be.court.claim-warn': {
    says: 'No falte a la primera vista. Una sentencia en su ausencia es difícil de deshacer.',
  },
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
    says: 'Tiene cinco días desde el primer acto de embargo para decir al agente judicial (huissier) qué cosas están protegidas.',
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
    says: 'Cama, ropa, lavadora, calefacción, nevera, mesa, cosas de los niños y herramientas de trabajo están protegidas.',
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

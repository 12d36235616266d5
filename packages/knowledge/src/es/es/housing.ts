/** Letters of landlords: rent owed, repairs, receipts, deposits and the way to a court: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_WORDS: Words = {
  'es.home.want-rent': {
    says: 'Su casero dice que debe renta u otras cantidades y le pide que pague.',
  },
  'es.home.want-rent-demand': {
    says: 'Su casero dice que debe renta u otras cantidades y le pide que pague.',
  },
  'es.home.who': {
    says: 'Es su casero (arrendador), o una empresa o un abogado que actúa por él. No es un juzgado.',
  },
  'es.home.rights': {
    says: 'No tiene que irse hasta que lo ordene un juez. Puede pagar, discutirlo, pedir tiempo y tener abogado gratis con pocos ingresos.',
  },
  'es.home.reality': {
    says: 'Una carta no le quita la casa. Solo un juez puede hacer que se vaya, y solo el juzgado lo cumple.',
  },
  'es.home.no-locks': {
    says: 'Su casero no puede cambiar la cerradura, cortar luz o agua, ni entrar sin su permiso. Puede ser delito: llame a la policía.',
  },
  'es.home.shield': {
    says: 'En el juzgado hay una pausa de dos o cuatro meses para personas vulnerables. Un decreto de octubre de 2026 trajo otra vez una suspensión más larga: pregunte si el Congreso lo convalidó.',
  },
  'es.home.right-judge': { says: 'Tiene derecho a que un juez le oiga antes de perder su casa.' },
  'es.home.right-pay-once': {
    says: 'Si demandan por rentas, puede pararlo una vez pagando todo a tiempo (enervar). Un requerimiento 30 días antes de la demanda puede quitarle ese derecho.',
  },
  'es.home.right-receipt': {
    says: 'Tiene derecho a un recibo de cada renta, salvo que pague por un medio que lo pruebe.',
  },
  'es.home.right-repairs': {
    says: 'El casero debe hacer las reparaciones para que se pueda vivir, y no puede subir la renta por ello.',
  },
  'es.home.right-deposit': {
    says: 'La fianza es de un mes. Los primeros cinco o siete años, las garantías extra son de dos meses como mucho. Deben devolverla un mes después de entregar las llaves.',
  },
  'es.home.right-agency': {
    says: 'Los gastos de inmobiliaria y de contrato los paga el casero, no usted.',
  },
  'es.home.option-dispute': {
    title: 'Decir que no por escrito',
    says: 'Diga al casero que la ley le permite quedarse o que la cantidad está mal, y por qué.',
    cost: 'Un burofax cuesta algunos euros.',
    time: 'Una hora.',
    risk: 'El casero puede ir al juzgado.',
    bestFor: 'El aviso llegó tarde, no tiene motivo o la subida es excesiva.',
  },
  'es.home.option-negotiate': {
    title: 'Llegar a un acuerdo',
    says: 'Ofrezca un plan para la renta o una fecha de salida que pueda cumplir.',
    cost: 'Lo que acuerde.',
    time: 'Unos días.',
    risk: 'Una promesa que no puede cumplir empeora las cosas.',
    bestFor: 'Debe renta o quiere irse con calma.',
  },
  'es.home.option-pay': {
    title: 'Pagar la renta debida',
    says: 'Pague todo antes de que demanden. Entonces no hay motivo de desahucio.',
    cost: 'La renta debida.',
    time: 'Ahora.',
    risk: 'Bajo.',
    bestFor: 'La debe y puede reunir el dinero.',
  },
  'es.home.option-help': {
    title: 'Pedir ayuda gratuita',
    says: 'Acuda a servicios sociales, un sindicato de inquilinos o el servicio de orientación jurídica.',
    cost: 'Nada.',
    time: 'Una visita esta semana.',
    risk: 'Ninguno.',
    bestFor: 'Teme perder su casa.',
  },
  'es.home.deadline-thirty': {
    says: 'Si paga todo en 30 días desde un requerimiento de rentas, conserva el derecho a parar un desahucio.',
    action: 'Pagar toda la renta pedida',
    consequence: 'Si después demandan, quizá ya no pueda pararlo pagando.',
  },
  'es.home.insight-one-month': {
    says: 'Un solo mes sin pagar basta para que el casero vaya al juzgado.',
    actionable: 'Pague primero ese mes y guarde el justificante.',
  },
  'es.home.tactic-consign': {
    says: 'Si el casero no acepta la renta, consígnela ante notario o en el juzgado.',
    risk: 'Cuesta tiempo y los gastos del notario.',
    notWhen: 'No hace falta si funciona una transferencia.',
  },
  'es.home.know-demand': {
    says: 'La renta se paga en los días pactados. Una reclamación hace correr el interés legal. Tras cinco años sin reclamación, un mes prescribe.',
  },
}

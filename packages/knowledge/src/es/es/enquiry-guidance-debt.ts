/** First steps, rights and ways out for questions about debts: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GUIDANCE_DEBT_WORDS: Words = {
  'es.guide.step-debt-dates': {
    says: 'Busque fechas. Un papel del juzgado tiene un último día, en días hábiles. Atienda ese primero.',
  },
  'es.guide.step-debt-check': {
    says: 'Antes de pagar o reconocer algo, compruebe que es suya, la cantidad y cuándo pagó por última vez.',
  },
  'es.guide.step-debt-priority': {
    says: 'Haga una lista de todas las deudas. Ponga arriba alquiler o hipoteca, luz, agua e impuestos.',
  },
  'es.guide.step-debt-advice': {
    says: 'Pida consejo gratis en la OMIC, servicios sociales o el Colegio de Abogados.',
  },
  'es.guide.right-debt-proof': {
    says: 'Tiene derecho a ver pruebas de la deuda y de quién es el dueño.',
  },
  'es.guide.right-debt-minimum': {
    says: 'El sueldo hasta el salario mínimo nunca se embarga por una deuda normal.',
  },
  'es.guide.right-debt-lawyer': { says: 'Con pocos ingresos puede tener abogado gratis.' },
  'es.guide.debt-no-visit': { says: 'Nadie puede embargar por una deuda privada sin un juzgado.' },
  'es.guide.debt-old': {
    says: 'La mayoría de las deudas prescriben a los cinco años sin pagos ni reclamaciones que le llegaran.',
  },
  'es.guide.option-debt-dispute': {
    title: 'Pedir pruebas',
    says: 'Escriba y pida el contrato, las cantidades y el dueño.',
    cost: 'Nada por correo electrónico.',
    time: 'Una hora.',
    risk: 'Bajo, si no reconoce nada.',
    bestFor: 'Duda de la deuda.',
  },
  'es.guide.option-debt-plan': {
    title: 'Ofrecer un plan',
    says: 'Ofrezca lo que pueda y consiga el sí por escrito.',
    cost: 'Lo que ofrezca.',
    time: 'Unos días.',
    risk: 'Reconoce la deuda.',
    bestFor: 'La debe.',
  },
  'es.guide.option-debt-second': {
    title: 'Segunda oportunidad',
    says: 'Un juez puede perdonar la mayoría de las deudas si hay buena fe.',
    cost: 'Gratis con justicia gratuita.',
    time: 'Muchos meses.',
    risk: 'Quizá deba vender bienes.',
    bestFor: 'No puede pagarlas todas.',
  },
}

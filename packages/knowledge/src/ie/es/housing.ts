/** Notices of landlords, and rent that is late: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_ES: Words = {
  'ie.home.myth-date': {
    says: 'Una fecha en un aviso no termina por sí sola con su vivienda. Si lo discute a tiempo en el RTB, puede quedarse hasta que decida.',
  },
  'ie.home.want': {
    says: 'Este aviso es el primer paso, no el último.',
  },
  'ie.home.reality': {
    says: 'Un aviso no termina por sí solo con su vivienda. Si lo discute, decide el Residential Tenancies Board (RTB).',
  },
  'ie.home.who': {
    says: 'Un casero o una agencia es una persona o empresa privada. No pueden cambiar la cerradura ni sacar sus cosas.',
  },
  'ie.home.rights': {
    says: 'Puede quedarse mientras el RTB mira un conflicto que usted envió a tiempo. Debe seguir pagando el alquiler.',
  },
  'ie.home.not-yet': {
    says: 'No pueden echarle hoy. Necesitan un aviso válido, una orden del RTB y después una orden del District Court si usted se queda.',
  },
  'ie.home.right-dispute': {
    says: 'Puede discutir un aviso en el RTB. Tiene 90 días, o 28 días si es por alquiler sin pagar u otro incumplimiento.',
  },
  'ie.home.right-locks': {
    says: 'Dejarle fuera con la cerradura va contra la ley. El RTB puede actuar rápido y ordenar que vuelva a entrar.',
  },
  'ie.home.right-warning': {
    says: 'Por alquiler sin pagar, el casero debe enviar antes un aviso previo (warning notice) con al menos 28 días para pagar, y una copia al RTB.',
  },
  'ie.home.right-pay-ends': {
    says: 'Si paga todo lo que debe en los 28 días, no pueden terminar el alquiler por eso.',
  },
  'ie.home.warning': {
    says: 'Un aviso previo (warning notice) debe darle al menos 28 días para pagar. Contamos desde su fecha, por prudencia.',
    action: 'Pagar todo el alquiler que debe, o acordar un plan por escrito',
    consequence: 'El casero puede enviar un aviso para terminar el alquiler.',
  },
  'ie.home.step-stay': {
    says: 'No se vaya todavía y no firme nada que termine el alquiler.',
  },
  'ie.home.step-call': {
    says: 'Llame a Threshold al 1800 454 454. Es gratis, y pueden revisar el aviso.',
  },
  'ie.home.step-check': {
    says: 'Compruebe la fecha, el motivo, los días de aviso y que el RTB recibió una copia.',
  },
  'ie.home.step-pay': {
    says: 'Si debe alquiler, pague lo que pueda ahora. Pida ayuda al Community Welfare Officer de su zona.',
  },
  'ie.home.opt-rtb': {
    title: 'Discutirlo en el RTB',
    says: 'Pídalo en línea y solicite una mediación gratis o una vista.',
    cost: 'Una tasa pequeña; la mediación es gratis.',
    time: '90 días, o 28 por un incumplimiento.',
    risk: 'Debe seguir pagando el alquiler.',
    bestFor: 'El aviso tiene errores o el motivo no es verdad.',
  },
  'ie.home.opt-pay': {
    title: 'Pagar lo que debe',
    says: 'Páguelo todo en los 28 días y guarde la prueba.',
    cost: 'El alquiler que debe.',
    time: '28 días.',
    risk: 'Si paga demasiado tarde, pueden terminar el alquiler.',
    bestFor: 'Puede encontrar el dinero.',
  },
  'ie.home.opt-plan': {
    title: 'Acordar un plan',
    says: 'Ofrezca el alquiler y una parte de los atrasos. MABS puede ayudar a escribirlo.',
    cost: 'La cantidad que acuerde.',
    time: 'Días.',
    risk: 'Un plan roto lo hace más difícil.',
    bestFor: 'Puede pagar, pero no todo de una vez.',
  },
  'ie.home.opt-threshold': {
    title: 'Preguntar a Threshold',
    says: 'Un asesor gratis puede revisar el aviso y hablar con el casero.',
    cost: 'Gratis.',
    time: 'Hoy.',
    risk: 'Ninguno.',
    bestFor: 'No está seguro de qué hacer.',
  },
  'ie.home.warn-council': {
    says: 'Si puede perder su vivienda, dígalo pronto a su ayuntamiento (council). Puede ayudar a evitarlo.',
  },
  'ie.home.right-stay-meanwhile': {
    says: 'Mientras la disputa sobre el aviso está en la RTB, el alquiler sigue en general. Siga pagando la renta.',
  },
}

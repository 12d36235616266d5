/** Benefits paid by mistake (cobro indebido): the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_OVERPAYMENT_WORDS: Words = {
  'es.public.want-benefit': {
    says: 'Una oficina pública dice que le pagó de más y pide que lo devuelva (cobro indebido).',
  },
  'es.public.deadline-benefit-review': {
    says: 'Tiene 30 días hábiles desde que recibió la resolución. Contamos desde su fecha.',
    action: 'Presentar una reclamación previa',
    consequence: 'La resolución queda firme.',
  },
  'es.public.deadline-benefit-object': {
    says: 'Cuando el SEPE comunica un cobro indebido, tiene diez días para alegar.',
    action: 'Presentar alegaciones',
    consequence: 'La oficina decide sin sus alegaciones.',
  },
  'es.public.right-benefit-four': {
    says: 'Solo pueden pedir prestaciones indebidas de la Seguridad Social de los últimos cuatro años.',
  },
  'es.public.right-benefit-plan': {
    says: 'Puede pedir devolverlo a plazos. De una pensión de la Seguridad Social suelen descontar del 10 al 30 % cada mes, para acabar en cinco años. Si quedara muy poco, puede durar más.',
  },
  'es.public.step-what-benefit': {
    says: 'Vea qué prestación, qué meses y por qué. Compare con sus papeles.',
  },
  'es.public.step-object-first': {
    says: 'Aún no hay decisión. Si está mal, envíe alegaciones con pruebas en el plazo de la carta, a menudo diez días. La reclamación previa viene después, contra la resolución.',
  },
  'es.public.right-benefit-penalty': {
    says: 'La sanción es aparte de devolver. Necesita expediente propio, 15 días hábiles para alegar y decir la falta. Sin falta, o si avisó a tiempo, no hay sanción.',
  },
  'es.public.option-object-first': {
    title: 'Enviar alegaciones ahora',
    says: 'Escriba por qué tenía derecho al dinero, o que la suma está mal. Añada pruebas.',
    cost: 'Nada.',
    time: 'Los días de la carta, a menudo diez.',
    risk: 'Bajo. Aún puede reclamar contra la resolución.',
    bestFor: 'Avisó del cambio, o la suma está mal.',
  },
  'es.public.step-appeal-benefit': {
    says: 'Si está mal, presente la reclamación previa y diga por qué. Es gratis y sin abogado.',
  },
  'es.public.option-appeal-benefit': {
    title: 'Presentar reclamación previa',
    says: 'Diga por qué tenía derecho al dinero o que la cantidad está mal.',
    cost: 'Nada.',
    time: '30 días hábiles.',
    risk: 'Bajo.',
    bestFor: 'Usted avisó del cambio o la cantidad está mal.',
  },
}

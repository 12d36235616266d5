/** Debts to a public body in letters of collectors: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DEBTS_ES: Words = {
  'au.public.want': {
    says: 'Busque por qué se pide, cómo se forma la suma y el último día para actuar.',
  },
  'au.public.reality': {
    says: 'Viene de un organismo público. Algunos pueden tomar sueldo o dinero del banco sin un nuevo juicio. Actúe antes del último día.',
  },
  'au.public.rights': {
    says: 'Puede preguntar por qué se pide, decir que es un error y pedir pagar a plazos.',
  },
  'au.public.know-counsellor': {
    says: 'Un asesor gratuito (financial counsellor) puede hablar con la oficina por usted y pedir un plan o que quiten la deuda.',
  },
  'au.public.right-ombudsman': {
    says: 'Si una oficina pública le trata mal, puede quejarse gratis al Ombudsman de su estado o al federal.',
  },
  'au.public.step-check': {
    says: 'Revise el nombre, la suma y por qué se pide. Si está pagado o no es suyo, escriba con pruebas.',
  },
  'au.public.step-call': {
    says: 'Llame a la oficina antes del último día y pida pagar a plazos. Pida el plan por escrito.',
  },
  'au.public.option-plan': {
    says: 'Muestre sus ingresos y gastos. Ofrezca una suma que pueda mantener.',
    title: 'Pedir pagar a plazos',
    cost: 'La suma acordada.',
    time: 'Días.',
    risk: 'Si falta un pago, pueden actuar.',
    bestFor: 'Lo debe, pero no puede pagarlo de una vez.',
  },
  'au.public.option-dispute': {
    says: 'Escriba a la oficina con sus pruebas. Pida que espere hasta responder.',
    title: 'Decir que es un error',
    cost: 'Gratis.',
    time: 'Semanas.',
    risk: 'La suma puede crecer mientras lo miran.',
    bestFor: 'Está pagado, no es suyo o la suma está mal.',
  },
  'au.public.rates-reality': {
    says: 'Un ayuntamiento (council) casi siempre va a juicio. Tras años sin pago puede vender el terreno. Un plan puede parar ambas cosas.',
  },
  'au.public.rates-nsw': {
    says: 'En Nueva Gales del Sur solo se vende una casa por más de cinco años de atraso. El ayuntamiento (council) puede pasar la deuda a Revenue NSW.',
  },
  'au.public.rates-vic': {
    says: 'En Victoria solo se vende el terreno si el atraso pasa de tres años, un tribunal ordenó pagar y no hay plan.',
  },
  'au.public.study-reality': {
    says: 'Un pago HELP se cobra como un impuesto. La ATO puede tomar lo atrasado del banco o empleador con un aviso y sin tribunal.',
  },
  'au.public.study-right-hardship': {
    says: 'Si un pago HELP le causa graves dificultades, pida a la ATO que lo baje. Solicítelo en dos años desde el aviso.',
  },
  'au.public.study-right-review': {
    says: 'Si la ATO dice que no, la decisión se puede revisar. Guarde la carta con el no.',
  },
}

/** Debts to a public body in letters of collectors: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DEBTS_ES: Words = {
  'ie.public-debt.want': {
    says: 'Un organismo público dice que usted le debe dinero. Mire por qué, de qué periodo, y para cuándo quiere una respuesta.',
  },
  'ie.public-debt.reality': {
    says: 'Tome en serio esta carta. Algunos organismos públicos pueden tomar dinero del sueldo o de la cuenta sin un juez. Responda antes del día que indica.',
  },
  'ie.public-debt.who': {
    says: 'Viene de un organismo público: un ayuntamiento (council), un ministerio, Hacienda (Revenue) o el servicio de tribunales. La ley da a cada uno sus propias vías de cobro.',
  },
  'ie.public-debt.rights': {
    says: 'Puede preguntar cómo se calcula la suma, decir por qué está mal y pedir tiempo para pagar. Hágalo por escrito.',
  },
  'ie.public-debt.council-reality': {
    says: 'Un council puede demandarle por este dinero. Entonces se suman costas y un sheriff puede cobrarlo. Acuerde un plan antes.',
  },
  'ie.public-debt.right-rates': {
    says: 'Pida ya un plan de pago a la oficina de rates. Las rates impagadas dan intereses desde el 1 de enero siguiente. Si el local es suyo, son una carga sobre él. Pregunte si el council tiene un plan de exención.',
  },
  'ie.public-debt.rent-right-warning': {
    says: 'El council casi siempre debe enviar antes un aviso (tenancy warning). Tiene entonces dos meses para pagar la renta o acordar un plan. Solo la District Court puede ordenar que se vaya.',
  },
  'ie.public-debt.motor-know-arrears': {
    says: 'Los atrasos del impuesto del coche se pagan antes de poder renovarlo. Que no circule solo cuenta si lo declaró antes. Los gardaí pueden llevarse un coche sin pagar durante meses.',
  },
  'ie.public-debt.step-check': {
    says: 'Compare la carta con sus papeles: por qué es, el periodo, la suma y lo que ya pagó.',
  },
  'ie.public-debt.step-contact': {
    says: 'Hable con la oficina antes del día de la carta. Si no puede pagar ahora, diga cuánto puede pagar por semana o por mes.',
  },
  'ie.public-debt.step-mabs': {
    says: 'Llame a MABS al 0818 07 2000. Es gratis. Le ayudan con un presupuesto y pueden hablar con la oficina por usted.',
  },
  'ie.public-debt.opt-plan': {
    title: 'Pedir pagar a plazos',
    cost: 'La suma que acuerden.',
    time: 'De días a semanas.',
    risk: 'Si falla un plazo, pueden seguir de inmediato.',
    bestFor: 'Lo debe y no puede pagar todo de una vez.',
    says: 'Pida por escrito un plan a la oficina. Muestre ingresos y gastos, y ofrezca lo que pueda mantener.',
  },
}

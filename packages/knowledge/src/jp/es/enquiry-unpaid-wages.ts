/** Questions about wages and overtime that are not paid, sums taken off and insolvent firms: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNPAID_WAGES_ES: Words = {
  'jp.ask.unpaid-wages': {
    says: 'El sueldo debe pagarse entero en el día fijado. Guarde sus horas y vaya a la oficina de normas laborales. Tiene tres años para reclamar.',
  },
  'jp.ask.wage-deduction': {
    says: 'El sueldo se paga entero. Solo se descuenta impuesto, seguro y lo que permite un acuerdo escrito del personal. Una multa fija por irse o por un error es nula, y casi siempre también una cláusula de costes de formación. Un daño real por descuido grave se reparte como mucho. Niéguese por escrito y vaya a la inspección laboral.',
  },
  'jp.ask.employer-bankrupt': {
    says: 'El Estado (未払賃金立替払制度) paga cerca del 80 % de sueldos y dinero de salida, con tope por edad. Vale en quiebra o si la inspección ve que la empresa paró. Debe haber salido en los dos años desde seis meses antes de la solicitud. Pídalo en dos años.',
  },
}

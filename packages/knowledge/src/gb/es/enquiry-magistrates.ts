/** Questions about a first charge before the magistrates’ court: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MAGISTRATES_ES: Words = {
  'gb.ask-court-fine.single-justice': {
    says: 'Responda en 21 días desde la fecha del aviso, por internet o correo. Si no dice nada, el tribunal puede condenarle sin usted. Declárese culpable solo si lo hizo: la multa baja casi siempre un tercio. Diga "not guilty" si tiene defensa; habrá vista. Rellene el formulario de ingresos, pues la multa depende de ellos.',
  },
  'gb.ask-police.drink-driving': {
    says: 'Si le condenan, la prohibición es de 12 meses como mínimo, aunque necesite el coche para trabajar. Con una tasa mayor, más; la segunda vez en diez años, tres años como mínimo. Vea a un abogado antes; el duty solicitor del juzgado es gratis para muchos. Revise la tasa y cómo se midió antes de declararse. Un curso puede quitar hasta un cuarto. Puede conducir hasta que el juez lo prohíba.',
  },
  'gb.ask-tv.charged': {
    says: 'Responda en 21 días, en línea o por correo, con el formulario de ingresos. Callar es una multa sin su versión. Si se vio TV en directo o iPlayer sin licencia, declararse culpable suele bajar la multa un tercio. Diga sueldo bajo, hijos y que ya paga, y pida a TV Licensing que lo retire. Solo multa, hasta 1.000 libras. Es una condena, pero casi nunca está en los datos que usa el DBS.',
  },
}

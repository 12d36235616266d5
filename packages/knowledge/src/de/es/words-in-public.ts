/** The Spanish words of the rows in ../words-in-public.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WORDS_IN_PUBLIC_ROWS_ES: Words = {
  'de.words.want': {
    says: 'Dicen que sus palabras dañan su nombre. Quieren una promesa firmada (Unterlassungserklärung) y casi siempre costes de abogado.',
  },
  'de.words.reality': {
    says: 'Un juez puede prohibirlas en días (einstweilige Verfügung). Conteste a tiempo, pero no firme sin leer: obliga de por vida.',
  },
  'de.words.not-yet': {
    says: 'La carta sola no prohíbe nada. Solo un juez puede, y solo un juez puede hacerle pagar.',
  },
  'de.words.right-opinion': {
    says: 'Una opinión es libre, también dura o injusta. Un hecho falso o un mero insulto, no.',
  },
  'de.words.right-proof': {
    says: 'Un hecho que daña el nombre debe poder probarlo. Reúna recibos, correos y testigos.',
  },
  'de.words.right-narrow': {
    says: 'Puede firmar una promesa propia más estrecha: solo esas palabras, sin culpa, sin costes. Debe prever una penalización, que un juez puede fijar o bajar.',
  },
  'de.words.right-costs': {
    says: 'Solo debe los costes de abogado si el requerimiento era justo, y solo lo necesario.',
  },
  'de.words.step': {
    says: 'Guarde lo que escribió con su fecha. Quite lo que no puede probar. Que lo vea un abogado antes del día: hay vales en el juzgado local.',
  },
}

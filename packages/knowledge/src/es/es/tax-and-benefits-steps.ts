/** The Spanish words of the rows in ../tax-and-benefits-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_AND_BENEFITS_STEPS_WORDS: Words = {
  'es.public.step-what': {
    says: 'Vea qué es: una propuesta, una liquidación o una providencia de apremio. Marque el último día.',
  },
  'es.public.step-real': {
    says: 'Compruebe que es real en la web oficial con el código CSV de la carta, nunca con un enlace.',
  },
  'es.public.step-appeal': {
    says: 'Si está mal, recurra a tiempo y diga por qué. Pida que paren el cobro: quizá pidan una garantía.',
  },
  'es.public.step-plan': {
    says: 'Si lo debe, pida el fraccionamiento por internet antes del último día.',
  },
  'es.public.step-dispute': { says: 'Pida el expediente y envíe papeles que muestren el error.' },
  'es.public.step-apremio': {
    says: 'Busque el día en que le llegó, también en el buzón electrónico. Hasta el 15: pague todo hasta el 20 de ese mes. Después: hasta el 5 del mes siguiente. Así el recargo es del 10 %, no del 20 %.',
  },
}

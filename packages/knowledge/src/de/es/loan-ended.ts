/** A bank that ends a loan and wants all the rest: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const LOAN_ENDED_ES: Words = {
  'de.debt.loan-what': {
    says: 'El banco termina su préstamo y quiere todo el resto de una vez.',
  },
  'de.debt.loan-right': {
    says: 'Para terminar un préstamo de consumo deben faltar dos cuotas seguidas y al menos 10 % (5 % si dura más de tres años). Antes debe haber un aviso de dos semanas.',
  },
  'de.debt.loan-right-talk': {
    says: 'El banco debería ofrecerle hablar de una solución. Después, los intereses pueden ser como máximo cinco puntos sobre el tipo base.',
  },
  'de.debt.loan-step': {
    says: 'Busque el aviso de las dos semanas. ¿Lo recibió, y era correcta la cantidad? Si no, opóngase por escrito al fin del préstamo.',
  },
}

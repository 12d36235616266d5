/** The Spanish words of the rows in ../credit-refused.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_REFUSED_WORDS: Words = {
  'ca.creditno.want': {
    says: 'El prestamista dice que no a su solicitud. Por esta carta no debe nada.',
  },
  'ca.creditno.reality': {
    says: 'Un no no es para siempre, y puede venir de un error en su informe de crédito.',
  },
  'ca.creditno.step': {
    says: 'Pida gratis su informe de crédito y lea cada línea. No lo pida ahora a muchos prestamistas; cada solicitud puede verse.',
  },
  'ca.creditno.option': {
    says: 'Escriba qué está mal y añada pruebas. Pida al prestamista que lo mire de nuevo cuando esté corregido.',
    title: 'Hacer corregir un error',
    cost: 'Nada.',
    time: 'Cerca de un mes.',
    risk: 'Ninguno.',
    bestFor: 'Si el informe muestra una deuda, un nombre o un impago que no es cierto.',
  },
  'ca.creditno.right-report': {
    says: 'Puede preguntar qué oficina de crédito usó el prestamista. Ambas deben mostrarle gratis su informe y corregir lo que está mal.',
  },
  'ca.creditno.right-scheme': {
    says: 'Si un banco le trató mal, quéjese a él. Tras 56 días, o su respuesta final, OBSI lo mira gratis.',
  },
}

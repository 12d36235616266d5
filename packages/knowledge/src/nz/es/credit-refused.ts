/** The Spanish words of the rows in ../credit-refused.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_REFUSED_WORDS: Words = {
  'nz.creditno.want': {
    says: 'El prestamista dice que no a su solicitud. Por esta carta no debe nada.',
  },
  'nz.creditno.reality': {
    says: 'Un no no es para siempre, y puede venir de un error en su informe de crédito.',
  },
  'nz.creditno.step': {
    says: 'Pida gratis su informe de crédito y lea cada línea. No lo pida ahora a muchos prestamistas; cada solicitud puede verse.',
  },
  'nz.creditno.option': {
    says: 'Escriba qué está mal y añada pruebas. Pida al prestamista que lo mire de nuevo cuando esté corregido.',
    title: 'Hacer corregir un error',
    cost: 'Nada.',
    time: 'Cerca de un mes.',
    risk: 'Ninguno.',
    bestFor: 'Si el informe muestra una deuda, un nombre o un impago que no es cierto.',
  },
  'nz.creditno.right-report': {
    says: 'Pregunte al prestamista la razón y qué agencia de crédito usó. Puede ver su informe gratis y hacer corregir los errores.',
  },
  'nz.creditno.right-scheme': {
    says: 'Un prestamista debe comprobar que usted puede pagar sin apuros, y por eso puede negarse. Si fue descuidado, su servicio gratuito de disputas lo mira.',
  },
}

/** The Spanish words of the rows in ../credit-refused.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_REFUSED_WORDS: Words = {
  'au.creditno.want': {
    says: 'El prestamista dice que no a su solicitud. Por esta carta no debe nada.',
  },
  'au.creditno.reality': {
    says: 'Un no no es para siempre, y puede venir de un error en su informe de crédito.',
  },
  'au.creditno.step': {
    says: 'Pida gratis su informe de crédito y lea cada línea. No lo pida ahora a muchos prestamistas; cada solicitud puede verse.',
  },
  'au.creditno.option': {
    says: 'Escriba qué está mal y añada pruebas. Pida al prestamista que lo mire de nuevo cuando esté corregido.',
    title: 'Hacer corregir un error',
    cost: 'Nada.',
    time: 'Cerca de un mes.',
    risk: 'Ninguno.',
    bestFor: 'Si el informe muestra una deuda, un nombre o un impago que no es cierto.',
  },
  'au.creditno.right-report': {
    says: 'El prestamista debe decir qué agencia de crédito usó. Puede ver el informe gratis y hacer corregir los errores en 30 días.',
  },
  'au.creditno.right-scheme': {
    says: 'Si el prestamista o la agencia no corrige un error, AFCA decide gratis.',
  },
}

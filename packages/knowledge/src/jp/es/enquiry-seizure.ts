/** Questions about what may be taken from wages, an account and a home: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SEIZURE_ES: Words = {
  'jp.ask.seize': {
    says: 'Solo con una sentencia u otro papel que se pueda ejecutar. Entonces casi siempre un cuarto del sueldo neto; las oficinas fiscales tienen sus propias reglas. Si no puede vivir con el resto, pida al juzgado que tomen menos (範囲変更).',
    dependsOn: 'si hay una sentencia',
  },
  'jp.ask.account-seized': {
    says: 'Actúe hoy: más o menos una semana después del papel del tribunal, el acreedor puede tomar el dinero. Pida a ese tribunal que libere lo que necesita para vivir (範囲変更の申立て). Muestre que era sueldo, pensión o ayuda por hijos. Llame a Houterasu. Si es un impuesto, hable con la oficina.',
  },
  'jp.ask.officer-at-home': {
    says: 'El oficial del tribunal (執行官) puede entrar y abrir puertas; no se resista. Pero muebles, ropa, herramientas, comida para un mes y dinero para unos dos meses de vida quedan suyos. Las cosas de otros no se pueden llevar: dígalo. Llame antes a Houterasu. Una empresa de cobro nunca puede entrar.',
  },
}

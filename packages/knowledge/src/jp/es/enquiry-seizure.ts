/** Questions about what may be taken from wages, an account and a home: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SEIZURE_ES: Words = {
  'jp.ask.seize': {
    says: 'Solo con sentencia u otro título. Entonces como mucho un cuarto del neto, hasta 440,000 yenes al mes; la mitad por alimentos. No tiene que dimitir, y la empresa no puede despedirle solo por eso. Si no le alcanza, pida menos al juzgado (範囲変更). Si los papeles nunca le llegaron, vea ya a un abogado. 法テラス ayuda con un plan o quiebra. Hacienda no necesita juez.',
    dependsOn: 'si hay una sentencia',
  },
  'jp.ask.account-seized': {
    says: 'Actúe hoy: más o menos una semana después del papel del tribunal, el acreedor puede tomar el dinero. Pida a ese tribunal que libere lo que necesita para vivir (範囲変更の申立て). Muestre que era sueldo, pensión o ayuda por hijos. Llame a Houterasu. Si es un impuesto, hable con la oficina.',
  },
  'jp.ask.officer-at-home': {
    says: 'El oficial del tribunal (執行官) puede entrar y abrir puertas; no se resista. Pero muebles, ropa, herramientas, comida para un mes y dinero para unos dos meses de vida quedan suyos. Las cosas de otros no se pueden llevar: dígalo. Llame antes a Houterasu. Una empresa de cobro nunca puede entrar.',
  },
}

/** Letters that claim money for an affair or for a legal share of an estate: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const FAMILY_CLAIMS_ES: Words = {
  'jp.affair.right-broken': {
    says: 'No debe nada si el matrimonio ya estaba roto, o si no lo sabía ni podía saberlo. Ellos deben probar la relación.',
  },
  'jp.affair.right-three-years': {
    says: 'La reclamación prescribe tres años después de que supieron del hecho y de usted. Debe decirlo usted mismo.',
  },
  'jp.affair.right-share': {
    says: 'Usted y el cónyuge lo deben juntos. Lo que pagó el cónyuge cuenta también para usted. Sin divorcio la suma suele ser menor. Pregunte ambas cosas por escrito.',
  },
  'jp.affair.option-answer': {
    title: 'Responder con un abogado',
    says: 'Que un abogado escriba qué está mal, u ofrezca una suma menor que acabe todo (示談).',
    cost: 'Honorarios. Houterasu puede prestarlos con pocos ingresos.',
    time: 'Antes del día de la carta.',
    risk: 'Lo que admita por escrito puede usarse en juicio.',
    bestFor: 'Lo niega, o la suma es demasiado alta.',
  },
  'jp.affair.step-no-sign': {
    says: 'Hoy no firme, pague ni llame. Escriba que tiene la carta y que responderá, y enséñela a un abogado antes del día que indica.',
  },
  'jp.heirs.right-one-year': {
    says: 'La reclamación de la legítima (遺留分) es solo de dinero y debe llegar en un año desde que se supo. Puede pedir al tribunal más tiempo para pagar.',
  },
}

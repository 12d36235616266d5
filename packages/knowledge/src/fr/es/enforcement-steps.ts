/** Acts of an enforcement officer (commissaire de justice): what to do. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENFORCEMENT_STEPS_WORDS: Words = {
  'fr.officer.step-title': {
    says: 'Pida una copia del título: qué tribunal, qué día, qué suma. Compruebe el nombre y el cálculo.',
  },
  'fr.officer.step-offer': {
    says: 'Llame o escriba ahora al agente y ofrezca una suma mensual. Consiga todo acuerdo por escrito.',
  },
  'fr.officer.step-judge': {
    says: 'Si la suma está mal o pagada, o necesita tiempo, vea a un asesor jurídico gratuito sobre el juez de ejecución.',
  },
  'fr.officer.step-overdebt': {
    says: 'Si tiene muchas deudas, presente un expediente en la Banque de France. Una vez aceptado, los embargos paran.',
  },
  'fr.officer.step-pay': {
    says: 'Pague al agente, no en efectivo a un visitante sin recibo. Pida una carta que diga que todo está pagado.',
  },
  'fr.officer.step-wrong': {
    says: 'Si la deuda no es suya o ya pagó, escriba enseguida con pruebas, y acuda al juez si siguen.',
  },
}

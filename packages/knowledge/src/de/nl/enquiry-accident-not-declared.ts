/** Questions about an accident at work that the employer does not report: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ACCIDENT_NOT_DECLARED_NL: Words = {
  'de.ask-job.accident-not-reported': {
    says: 'U kunt het ongeval zelf bij de Berufsgenossenschaft (BG) melden, ook nu nog. Meldt de baas niet, dan verliest u geen rechten. Ga naar een Durchgangsarzt en zeg dat het op het werk of onderweg gebeurde. Zeg nooit dat het thuis was. Noteer tijd, plaats en getuigen. De baas moet binnen drie dagen melden als u langer dan drie dagen uitvalt. Eerst zes weken loon, dan geld van de BG. Men mag u niet straffen.',
  },
}

/** The Dutch words of the rows in ../disability-benefit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISABILITY_BENEFIT_NL: Words = {
  'nl.wia.right-jobs': {
    says: 'Het gaat om wat u nog kunt verdienen in functies die het UWV noemt. Onder 35% verlies is er geen WIA. Kijk of u dat werk echt kunt doen.',
  },
  'nl.wia.step-reports': {
    says: 'Maak binnen zes weken bezwaar en vraag beide rapporten, van de arts en de arbeidsdeskundige. Stuur wat uw eigen artsen zeggen.',
  },
}

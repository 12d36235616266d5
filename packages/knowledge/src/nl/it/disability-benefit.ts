/** The Italian words of the rows in ../disability-benefit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISABILITY_BENEFIT_IT: Words = {
  'nl.wia.right-jobs': {
    says: 'Conta quanto potrebbe ancora guadagnare nei lavori che l’UWV indica. Sotto il 35 % di perdita non c’è WIA. Veda se può davvero farli.',
  },
  'nl.wia.step-reports': {
    says: 'Si opponga entro sei settimane e chieda i due rapporti, del medico e dell’esperto di lavoro. Mandi quello che dicono i Suoi medici.',
  },
}

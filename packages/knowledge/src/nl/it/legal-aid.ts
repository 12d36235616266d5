/** The Italian words of the rows in ../legal-aid.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LEGAL_AID_IT: Words = {
  'nl.aid.step-lawyer': {
    says: 'Con un reddito basso un avvocato costa solo una piccola parte (toevoeging). Il primo colloquio al Juridisch Loket è gratis.',
  },
}

/** The French words of the rows in ../legal-aid.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LEGAL_AID_FR: Words = {
  'nl.aid.step-lawyer': {
    says: 'Avec un petit revenu, un avocat ne coûte qu’une petite part (toevoeging). Le premier entretien au Juridisch Loket est gratuit.',
  },
}

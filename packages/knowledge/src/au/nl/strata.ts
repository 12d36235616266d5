/** The Dutch words of the rows in ../strata.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const STRATA_NL: Words = {
  'au.strata.right-account': {
    says: 'Vraag de notulen waarin de bijdragen (levies) zijn vastgesteld en een volledig overzicht. Rente en kosten moeten op de wet steunen.',
  },
  'au.strata.nsw-plan': {
    says: 'In New South Wales kunt u de vereniging van eigenaren (owners corporation) om een betalingsregeling vragen. Weigert die? Vraag dan schriftelijk de redenen.',
  },
  'au.strata.step-owed': {
    says: 'Vergelijk de bijdrage met uw brieven en de notulen. Betaal wat klopt, want er loopt rente, of vraag voor de datum om een plan.',
  },
}

/** The Dutch words of the rows in ../strata.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const STRATA_NL: Words = {
  'au.strata.right-account': {
    says: 'Vraag de notulen waarin de bijdragen (levies) zijn vastgesteld en een volledig overzicht. Rente en kosten moeten op de wet steunen.',
  },
  'au.strata.nsw-plan': {
    says: 'In New South Wales kunt u de vereniging van eigenaars met het officiële formulier om een betalingsplan vragen. Weigeren mag alleen met goede reden, schriftelijk, binnen 28 dagen. Daartegen kunt u naar het NCAT.',
  },
  'au.strata.step-owed': {
    says: 'Vergelijk de bijdrage met uw brieven en de notulen. Betaal wat klopt, want bij te laat betalen kan rente komen, of vraag om een betalingsplan.',
  },
}

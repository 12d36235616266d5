/** The Dutch words of the rows in ../shared-costs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SHARED_COSTS_WORDS: Words = {
  'fr.owners.right-account': {
    says: 'Vraag de beheerder (syndic) uw rekening en het verslag van de vergadering. U bent alleen kosten schuldig die zijn goedgekeurd, naar uw deel.',
  },
  'fr.owners.right-contest': {
    says: 'Stemde u tegen of was u er niet, dan kunt u een besluit aanvechten binnen twee maanden nadat u het verslag kreeg.',
  },
  'fr.owners.warn-all-due': {
    says: 'Betaalt u niet binnen 30 dagen na een ingebrekestelling (mise en demeure), dan kunnen alle goedgekeurde kosten van het jaar meteen betaald moeten worden.',
  },
  'fr.owners.right-costs': {
    says: 'Nodige kosten van een ingebrekestelling (mise en demeure) zijn voor de eigenaar die te laat is. Een eerste herinnering niet. Een rechter kan te hoge kosten verlagen.',
  },
  'fr.owners.right-limit': {
    says: 'Ze hebben vijf jaar om kosten van het gebouw te eisen. Oudere bedragen hoeft u niet te betalen.',
  },
  'fr.owners.step-plan': {
    says: 'Kunt u niet meteen betalen? Schrijf de beheerder (syndic) binnen 30 dagen met een plan. Een rechter kan tot twee jaar geven.',
  },
}

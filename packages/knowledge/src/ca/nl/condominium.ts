/** The Dutch words of the rows in ../condominium.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CONDOMINIUM_NL: Words = {
  'ca.condo.on': {
    says: 'In Ontario moet de vereniging van eigenaren (corporation) u minstens 10 dagen waarschuwen voordat zij een pandrecht op uw woning (lien) inschrijft. Zo’n lien geldt voor hoogstens drie maanden aan bijdragen vóór die dag.',
  },
  'ca.condo.bc': {
    says: 'In British Columbia moet de vereniging van eigenaren (strata) u twee weken van tevoren schriftelijk waarschuwen voordat zij een pandrecht op uw woning (lien) inschrijft of naar de rechter gaat.',
  },
}

/** Dutch: the words of the rows in ../dismissal-when-ill-or-expecting.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_WHEN_ILL_OR_EXPECTING_NL: Words = {
  'gb.illness.right-wait': {
    says: 'Voordat een eerlijke werkgever om ziekte ontslaat, vraagt hij een arts en praat hij met u. Hij vraagt zich ook af of hij langer kan wachten.',
  },
  'gb.redundancy.right-maternity': {
    says: 'Zwanger, met zwangerschapsverlof of net terug? Tot 18 maanden na de geboorte moet men u een passende vrije baan als eerste aanbieden. Anders is het ontslag oneerlijk.',
  },
}

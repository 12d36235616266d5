/** Questions about a job that passes to a new employer: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEW_EMPLOYER_NL: Words = {
  'gb.ask-work.tupe': {
    says: 'Nee. Gaat uw werk naar een nieuwe firma, dan gaan baan, loon, voorwaarden en al uw jaren mee (TUPE). Wijzigingen door de overgang gelden niet, ook niet met handtekening. Ontslag daarom is na twee jaar oneerlijk, vanaf 2027 na zes maanden. Beide firma’s moeten eerst informeren en overleggen. Schrijf dat uw voorwaarden blijven; Acas 0300 123 1100; er lopen termijnen.',
  },
}

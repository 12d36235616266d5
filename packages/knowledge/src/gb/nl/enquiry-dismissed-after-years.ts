/** Questions about a dismissal after two years or more, with no warning or meeting: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSED_AFTER_YEARS_NL: Words = {
  'gb.ask-work.dismissed-over-two-years': {
    says: 'Met twee jaar of meer kunt u oneerlijk ontslag claimen. De firma moet een eerlijke reden en stappen tonen: verwijten op papier, gesprek, beroep. Zonder die is het meestal oneerlijk. Ga schriftelijk in beroep en vraag de redenen, binnen 14 dagen. Vraag opzegloon. Bel Acas voor de termijn: 0300 123 1100.',
  },
}

/** Dutch: the words of the rows in ../enquiry-housing-benefit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSING_BENEFIT_NL: Words = {
  'gb.ask-benefit.housing-overpaid': {
    says: 'Schrijf de gemeente (council) binnen een maand na de brief. Vraag om er opnieuw naar te kijken, of ga gratis in beroep bij het tribunaal. Was het hun fout en kon u het niet weten, dan hoeft u misschien niets terug te betalen.',
  },
}

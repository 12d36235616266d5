/** The Dutch words of the rows in ../disability-reviews.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISABILITY_REVIEWS_NL: Words = {
  'us.review.want': {
    says: 'Social Security heeft uw gezondheid opnieuw bekeken en wil uw uitkering stoppen.',
  },
  'us.review.right-keep': {
    says: 'Vraag het binnen 10 dagen nadat u de brief kreeg en uw betalingen kunnen doorgaan tijdens het beroep. Verliest u, dan moet u ze misschien terugbetalen.',
  },
  'us.review.right-better': {
    says: 'De uitkering mag meestal alleen stoppen als bewijs toont dat uw gezondheid beter is en dat u kunt werken. U hebt 60 dagen om in beroep te gaan.',
  },
  'us.review.step': {
    says: 'Dien nu formulier SSA-789 in en schrijf dat u wilt dat de betalingen doorgaan. Vraag uw artsen om nieuwe verslagen en juridische hulp (legal aid) om steun.',
  },
}

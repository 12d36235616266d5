/** Dutch: the words of the rows in ../older-benefit-overpayment.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const OLDER_BENEFIT_OVERPAYMENT_NL: Words = {
  'gb.benefit.one-month-older': {
    says: 'U hebt één maand vanaf de datum van de beslissing om te vragen opnieuw te kijken.',
    action: 'Vragen om opnieuw naar de beslissing te kijken',
    consequence: 'Daarna hebt u een goede reden nodig voor de vertraging.',
  },
  'gb.benefit.step-review-older': {
    says: 'Klopt er iets niet? Vraag binnen één maand na de datum van de beslissing om een herziening (mandatory reconsideration).',
  },
  'gb.benefit.know-older': {
    says: 'Wie alles op tijd aan het kantoor vertelde, hoeft Pension Credit en andere oudere uitkeringen meestal niet terug te betalen.',
    learnMore: 'Zoek op wat u vertelde, wanneer en hoe. Stuur een kopie mee.',
  },
  'gb.benefit.right-older': {
    says: 'Pension Credit en andere oudere uitkeringen kunnen ze meestal alleen terugvragen als u een feit fout gaf of wegliet. Was het hun eigen fout? Zeg dat dan.',
  },
}

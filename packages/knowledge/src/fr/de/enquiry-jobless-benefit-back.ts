/** Questions about jobless benefits that France Travail claims back: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOBLESS_BENEFIT_BACK_DE: Words = {
  'fr.ask-debt.jobless-benefit-back': {
    says: 'Sie haben zwei Monate, um bei France Travail schriftlich zu widersprechen (recours gracieux). Zeigen Sie Lohnzettel und Ihre Meldungen. Solange Sie widersprechen, darf meist nichts einbehalten werden, außer bei Betrugsvorwurf. Stimmt die Summe? Bitten Sie um kleine Raten oder Erlass: Verspätung ist kein Betrug. Der Mediator ist kostenlos. Kommt eine contrainte, haben Sie nur 15 Tage.',
  },
}

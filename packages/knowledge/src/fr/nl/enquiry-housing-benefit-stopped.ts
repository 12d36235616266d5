/** Questions about housing benefit that stopped: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSING_BENEFIT_STOPPED_NL: Words = {
  'fr.ask-debt.housing-benefit-stopped': {
    says: 'Vraag de CAF schriftelijk naar de reden. Meldde de verhuurder achterstand die u wel betaalde, stuur dan meteen kwitanties of uittreksels. Bij echte achterstand loopt de toelage meestal door met een plan dat u naleeft. Betwisten: schrijf binnen twee maanden naar de beroepscommissie (CRA) van de CAF. Daarna de bestuursrechter.',
  },
}

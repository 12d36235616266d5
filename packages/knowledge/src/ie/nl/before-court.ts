/** What must come before a court claim for a debt, and what it costs: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const BEFORE_COURT_NL: Words = {
  'ie.debt.warn-court': {
    says: 'Komen er papieren van de rechtbank? Leg ze niet weg. Antwoordt u niet op tijd, dan kunnen ze zonder u een vonnis krijgen.',
  },
  'ie.debt.know-claim-notice': {
    says: 'Bij een schuld tot € 15.000 begint een rechtszaak met een eis (claim notice) van de District Court. U hebt dan 28 dagen om te antwoorden.',
  },
  'ie.debt.right-court-costs': {
    says: 'De District Court neemt eisen tot € 15.000. Wie voor minder naar een hogere rechter gaat, krijgt meestal alleen de lagere kosten.',
  },
  'ie.debt.right-mediation': {
    says: 'Vóór een rechtszaak moet hun advocaat (solicitor) hun bemiddeling aanraden en aan de rechter zweren dat dit gebeurde. U kunt het aanbieden.',
  },
}

/** Rights and ways to go about a benefit that was paid too much: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_OVERPAYMENT_RIGHTS_NL: Words = {
  'gb.benefit.right-waiver': {
    says: 'U kunt om kwijtschelding vragen (waiver) als terugbetalen uw gezondheid of gezin echt zou schaden. Stuur bewijs.',
  },
  'gb.benefit.right-review': {
    says: 'U hebt het recht de beslissing opnieuw te laten bekijken, en daarna op een gratis tribunaal.',
  },
  'gb.benefit.right-amount': { says: 'U hebt het recht te weten hoe het bedrag is berekend.' },
  'gb.benefit.right-afford': {
    says: 'U kunt een lagere inhouding vragen als u basiskosten niet kunt betalen.',
  },
  'gb.benefit.right-old-benefits': {
    says: 'Oudere uitkeringen, zoals Carer’s Allowance, zijn anders. Die kunnen ze alleen terugvragen als u een feit fout gaf of wegliet.',
  },
  'gb.benefit.option-review': {
    says: 'Schrijf wat er niet klopt en stuur bewijs.',
    title: 'Vragen opnieuw te kijken',
    cost: 'Niets.',
    time: 'Binnen één maand. Een antwoord na enkele weken.',
    risk: 'Klein. Zelden vinden ze meer.',
    bestFor: 'Volgens u bent u het niet schuldig, of klopt het bedrag niet.',
  },
  'gb.benefit.option-rate': {
    says: 'Bel de afdeling schulden met uw budget.',
    title: 'Vragen minder per maand terug te betalen',
    cost: 'Niets.',
    time: 'Een gesprek.',
    risk: 'Het duurt langer tot alles is betaald.',
    bestFor: 'U bent het schuldig maar redt het niet.',
  },
  'gb.benefit.option-help': {
    says: 'Zij controleren de wet en de bedragen voor u.',
    title: 'Een adviseur voor uitkeringen vragen',
    cost: 'Niets.',
    time: 'Een gesprek deze week.',
    risk: 'Geen.',
    bestFor: 'Grote bedragen, of als het woord fraude valt.',
  },
  'gb.benefit.right-civil-penalty': {
    says: 'Ze mogen alleen £50 optellen als u slordig was, of zonder goede reden niets meldde. U kunt vragen om ook dat opnieuw te bekijken.',
  },
}

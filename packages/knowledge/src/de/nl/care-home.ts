/** The Dutch words of Germany: care home. */
import type { Words } from '@plainletter/contracts/rule'

export const CARE_HOME_NL: Words = {
  'de.care-home.want': { says: 'Het zorgtehuis wil elke maand meer geld en vraagt meestal uw ja.' },
  'de.care-home.reality': {
    says: 'U bent het nieuwe bedrag schuldig vier weken nadat een brief met alle redenen kwam, en niet eerder.',
  },
  'de.care-home.right-reasons': {
    says: 'De brief moet voor elk punt oude en nieuwe bedragen tonen en waarom de kosten stegen. U mag hun cijfers bekijken.',
  },
  'de.care-home.right-fair': {
    says: 'De verhoging en het nieuwe bedrag moeten allebei redelijk zijn. Rechters vragen meestal uw instemming, teken dus niet haastig.',
  },
  'de.care-home.right-leave': {
    says: 'U mag het contract beëindigen tegen de dag waarop de verhoging begint.',
  },
  'de.care-home.step': {
    says: 'Vraag de cijfers schriftelijk. Betaal onder voorbehoud (unter Vorbehalt) als u twijfelt. Vraag het sociale kantoor (Sozialamt) hulp bij de zorgkosten.',
  },
  'de.care-home.option': {
    says: 'Zeg dat u niet instemt voordat u de cijfers gezien hebt.',
    title: 'Eerst de cijfers vragen',
    cost: 'Gratis.',
    time: 'Voordat de verhoging begint.',
    risk: 'Het tehuis kan naar de rechter gaan.',
    bestFor: 'De verhoging is groot of onduidelijk.',
  },
}

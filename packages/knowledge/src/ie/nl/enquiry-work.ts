/** The Dutch words of Ireland: enquiry work. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_NL: Words = {
  'ie.ask.pay-cut': {
    says: 'Zeg schriftelijk dat u het niet eens bent. Een werkgever mag afgesproken loon niet verlagen zonder uw toestemming of een duidelijk beding. U kunt binnen zes maanden gratis klagen bij de WRC.',
  },
  'ie.ask.dismissed-pregnant': {
    says: 'Het is tegen de wet u te ontslaan omdat u zwanger of met verlof bent. U hebt daarvoor geen 12 maanden werk nodig. Klaag binnen zes maanden gratis bij de WRC.',
  },
  'ie.ask.settlement-agreement': {
    says: 'Teken niet meteen. Afstand van uw rechten (waiver) telt alleen als u wist wat u opgaf, dus advies hoort er meestal bij. Vraag het bedrijf een advocaat (solicitor) te betalen.',
  },
  'ie.ask.holiday-pay-at-end': {
    says: 'Vraag schriftelijk om de vakantiedagen die u verdiende en niet opnam. Eindigt een baan, dan moet de werkgever ze betalen. Doet hij dat niet, klaag dan binnen zes maanden bij de WRC. Het is gratis.',
  },
}

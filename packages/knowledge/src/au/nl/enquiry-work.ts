/** The Dutch words of the rows in ../enquiry-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_NL: Words = {
  'au.ask.pay-cut': {
    says: 'Zeg schriftelijk dat u het niet eens bent. Een werkgever kan afgesproken loon of vaste uren meestal niet verlagen zonder uw toestemming, en nooit onder de cao (award). Bel de Fair Work Ombudsman op 13 13 94.',
  },
  'au.ask.dismissed-pregnant': {
    says: 'U ontslaan omdat u zwanger bent, is tegen de wet. Daarvoor hoeft u geen zes maanden te hebben gewerkt. Ga binnen 21 dagen naar de Fair Work Commission: 1300 799 675.',
  },
  'au.ask.settlement-agreement': {
    says: 'Teken niet ter plekke. Vraag eerst advies, want u geeft meestal uw rechten op. Let op de 21 dagen voor de Fair Work Commission. Het wettelijke minimum kunt u niet wegtekenen.',
  },
}

/** Questions about tax that is due or wrong, and the Serafe fee: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_AND_TV_FEE_DE: Words = {
  'ch.ask.tax-cannot-pay': {
    says: 'Bitten Sie das Steueramt vor dem Termin um Frist oder Raten. In echter Not können Sie Erlass verlangen, bevor betrieben wird. Legen Sie Belege bei. Ist die Steuer falsch, erheben Sie binnen 30 Tagen Einsprache.',
  },
  'ch.ask.tax-object': {
    says: 'Erheben Sie innert 30 Tagen nach Erhalt der Verfügung schriftlich Einsprache. Sie ist kostenlos. Sagen Sie, was falsch ist, und legen Sie Belege bei. Hat das Amt nur geschätzt, weil keine Steuererklärung kam, senden Sie sie jetzt vollständig: Sie müssen zeigen, dass die Schätzung klar falsch ist.',
  },
  'ch.ask.serafe': {
    says: 'Ja. Jeder Haushalt schuldet sie einmal, auch ohne Fernseher oder Radio. Mit Ergänzungsleistungen sind Sie befreit: Senden Sie Serafe die Verfügung. Kommen zwei Rechnungen in einen Haushalt, schreiben Sie Serafe und Ihrer Gemeinde.',
  },
}

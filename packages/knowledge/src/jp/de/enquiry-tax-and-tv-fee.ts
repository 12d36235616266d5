/** Questions about tax that is due and the NHK fee: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_AND_TV_FEE_DE: Words = {
  'jp.ask.tax': {
    says: 'Rufen Sie das Amt an, bevor es pfändet, und bitten Sie um Zeit oder Raten. Nennen Sie Einkommen und Ausgaben.',
    dependsOn: 'Ihr Einkommen und die Art der Steuer',
  },
  'jp.ask.nhk': {
    says: 'Ohne solches Gerät brauchen Sie keinen Vertrag und können ihn beenden. Gebühren über fünf Jahre können verjährt sein, aber Sie müssen es vor dem Zahlen sagen.',
    dependsOn: 'ob Sie ein Gerät haben, das NHK empfängt',
  },
  'jp.ask.late-return': {
    says: 'Reichen Sie die Erklärung jetzt ein, auch zu spät (期限後申告). Vor einer Prüfung ist der Zuschlag niedrig. Innerhalb eines Monats entfällt er meist. Zinsen laufen weiter. Können Sie nicht zahlen, bitten Sie um Zeit oder Raten.',
  },
}

/** Questions about tax that is due and the NHK fee: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_AND_TV_FEE_DE: Words = {
  'jp.ask.tax': {
    says: 'Gehen oder rufen Sie vor dem Tag im Brief an. Für Steuern und öffentliche Beiträge braucht das Amt kein Gericht: Nach der Mahnung (督促状) kann es selbst Lohn und Konto pfänden. Bringen Sie Lohnzettel und Kosten mit. Bitten Sie um Raten, Aufschub (換価の猶予, 徴収の猶予) und Erlass (減免). Ein Teil des Lohns ist immer sicher. Reicht es nicht zum Leben, bitten Sie um Einstellung (滞納処分の停止).',
  },
  'jp.ask.nhk': {
    says: 'Ohne solches Gerät brauchen Sie keinen Vertrag und können ihn beenden. Gebühren über fünf Jahre können verjährt sein, aber Sie müssen es vor dem Zahlen sagen.',
    dependsOn: 'ob Sie ein Gerät haben, das NHK empfängt',
  },
  'jp.ask.late-return': {
    says: 'Reichen Sie die Erklärung jetzt ein, auch zu spät (期限後申告). Vor einer Prüfung ist der Zuschlag niedrig. Innerhalb eines Monats entfällt er meist. Zinsen laufen weiter. Können Sie nicht zahlen, bitten Sie um Zeit oder Raten.',
  },
}

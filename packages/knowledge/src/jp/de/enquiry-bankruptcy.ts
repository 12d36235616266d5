/** Questions about bankruptcy: the family, the things and the job: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANKRUPTCY_DE: Words = {
  'jp.ask.bankruptcy-job': {
    says: 'Nein. Das Gericht sagt Ihrer Firma nichts; der Name steht nur im Amtsblatt (官報), das kaum jemand liest. Insolvenz ist kein Kündigungsgrund. Wachleute, Versicherungsvertreter und manche Berufe mit Lizenz dürfen bis zur Befreiung (免責), meist einige Monate, nicht so arbeiten: Bitten Sie um andere Aufgaben. Die Firma erfährt es, wenn Sie ihr Geld schulden oder eine Bescheinigung brauchen. Andere Wege sperren keinen Beruf. 法テラス.',
  },
  'jp.ask.bankruptcy-family': {
    says: 'Ihre Familie schuldet nichts, aber ein Bürge muss zahlen. Sie behalten Grundlegendes und Bargeld bis 990.000 Yen. Haus und teures Auto werden meist verkauft. Wenige Berufe sind einige Monate gesperrt. Steuern und Kindesunterhalt bleiben.',
    dependsOn: 'was Sie besitzen und wer gebürgt hat',
  },
}

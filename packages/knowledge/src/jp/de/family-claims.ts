/** Letters that claim money for an affair or for a legal share of an estate: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const FAMILY_CLAIMS_DE: Words = {
  'jp.affair.right-broken': {
    says: 'Sie schulden nichts, wenn die Ehe damals schon zerrüttet war oder Sie nichts davon wussten und wissen konnten. Die andere Seite muss die Beziehung beweisen.',
  },
  'jp.affair.right-three-years': {
    says: 'Der Anspruch verjährt drei Jahre, nachdem die andere Seite davon und von Ihnen wusste. Sie müssen das selbst sagen.',
  },
  'jp.affair.right-share': {
    says: 'Sie und der Ehepartner schulden es gemeinsam. Was der Ehepartner gezahlt hat, zählt auch für Sie. Ohne Scheidung ist die Summe meist niedriger. Fragen Sie beides schriftlich.',
  },
  'jp.affair.option-answer': {
    title: 'Über einen Anwalt antworten',
    says: 'Lassen Sie einen Anwalt schreiben, was falsch ist, oder eine kleinere Summe anbieten, die alles beendet (示談).',
    cost: 'Ein Honorar. Bei wenig Einkommen kann Houterasu es leihen.',
    time: 'Vor dem Tag im Brief.',
    risk: 'Was Sie schriftlich zugeben, kann vor Gericht zählen.',
    bestFor: 'Sie bestreiten es, oder die Summe ist zu hoch.',
  },
  'jp.affair.step-no-sign': {
    says: 'Unterschreiben, zahlen oder telefonieren Sie heute nicht. Schreiben Sie, dass Sie den Brief haben und antworten werden. Zeigen Sie ihn vor dem genannten Tag einem Anwalt.',
  },
  'jp.heirs.right-one-year': {
    says: 'Ein Anspruch auf den Pflichtteil (遺留分) geht nur auf Geld und muss binnen einem Jahr ab Kenntnis kommen. Sie können beim Gericht mehr Zeit zum Zahlen erbitten.',
  },
}

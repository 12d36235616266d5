/** Bills for power, gas and water: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_BILL_DE: Words = {
  'jp.buy.bill-want': {
    says: 'Eine Firma für Strom, Gas oder Wasser will ihre Rechnung bezahlt haben.',
  },
  'jp.buy.bill-real': {
    says: 'Rufen Sie vor dem Tag der Sperre an, bekommen Sie oft mehr Zeit.',
  },
  'jp.buy.bill-late': {
    says: 'Rufen Sie die Firma heute an, auch wenn der Tag vorbei ist. Fragen Sie, ob und wann sie abschaltet, und nach einem neuen Termin oder Raten.',
  },
  'jp.buy.bill-call': {
    says: 'Rufen Sie die Firma vor dem Datum an. Bitten Sie um einen neuen Tag oder Raten.',
  },
  'jp.buy.bill-town': {
    says: 'Fragen Sie die Hilfsstelle Ihrer Stadt (自立相談支援機関), wenn das Geld knapp ist.',
  },
  'jp.buy.bill-right': {
    says: 'Sie können den Zählerstand verlangen und wie die Summe entstand.',
  },
  'jp.buy.bill-plan': {
    title: 'Um Zeit oder Raten bitten',
    says: 'Bieten Sie einen Tag an.',
    cost: 'Was Sie anbieten.',
    time: 'Ein Anruf.',
    risk: 'Halten Sie ihn ein.',
    bestFor: 'Sie schulden es.',
  },
  'jp.bill.not-yet': {
    says: 'Vor einer Stromsperre müssen sie es Ihnen schriftlich sagen. Suchen Sie den Tag.',
  },
  'jp.bill.right-welfare': {
    says: 'Ihre Stadt muss Sie kostenlos beraten, wenn das Geld knapp ist, und kann bei Miete und Haushaltsplan helfen.',
  },
  'jp.bill.right-last-resort': {
    says: 'Beendet ein Anbieter Ihren Vertrag, können Sie einen anderen um Strom bitten, und zuletzt die Firma der Region.',
  },
  'jp.bill.step-check': {
    says: 'Prüfen Sie Zähler, Zeitraum und Tarif auf der Rechnung.',
  },
  'jp.bill.right-sewer': {
    says: 'Der Abwasserteil (下水道使用料) erlischt nach fünf Jahren von selbst. Der Wasserteil nur, wenn Sie sagen, dass er zu alt ist. Eine erste förmliche Mahnung startet die Abwasserfrist neu.',
  },
}

/** The lender's own notice before it may end the agreement: the days in it count. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_DEFAULT_DE: Words = {
  'gb.debt.default-notice-right': {
    says: 'Eine Verzugsmitteilung (default notice) muss sagen, was falsch ist und wie Sie es beheben. Sie muss mindestens 14 Tage ab Erhalt geben.',
  },
  'gb.debt.default-notice-warn': {
    says: 'Nach dem Datum der Verzugsmitteilung (default notice) kann der Kreditgeber kündigen und alles verlangen. Zahlen Sie bis dahin das Verlangte, gilt der Verstoß als nicht geschehen.',
  },
  'gb.debt.default-step': {
    says: 'Melden Sie sich vor dem Datum in der Mitteilung beim Kreditgeber. Zahlen Sie den Rückstand, wenn Sie können, oder bitten Sie um einen Plan und mehr Zeit.',
  },
  'gb.debt.default-option': {
    says: 'Zahlen Sie das Verlangte bis zum Datum. Oder schicken Sie einen Haushaltsplan und bitten Sie den Kreditgeber zu warten. Er muss Sie fair behandeln.',
    title: 'Rechtzeitig aufholen oder einen Plan vereinbaren',
    cost: 'Der Rückstand oder was Sie anbieten.',
    time: 'Vor dem Datum in der Mitteilung.',
    risk: 'Danach kann der Kreditgeber den Vertrag beenden. Finanzierte Sachen können in Gefahr sein.',
    bestFor: 'Sie schulden den Rückstand und wollen den Vertrag behalten.',
  },
}

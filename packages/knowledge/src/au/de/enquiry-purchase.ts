/** Questions about things bought and contracts to cancel: faults, delivery, events and firms that closed: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PURCHASE_DE: Words = {
  'au.ask.faulty': {
    says: 'Der Laden muss sich kümmern, auch nach seiner Garantie, und darf Sie nicht zum Hersteller schicken. Waren müssen so lange halten, wie es für den Preis fair ist. Bei schwerem Fehler wählen Sie Geld oder neu. Einen kleinen darf er in fairer Zeit kostenlos reparieren. Auch Folgeschäden wie verdorbenes Essen schuldet er. Schreiben Sie mit Datum. Dann fair trading oder small claims Ihres Staates.',
  },
  'au.ask.cancel': {
    says: 'Kam man an Ihre Tür oder rief man Sie an, haben Sie 10 Werktage, um zu widerrufen. Bei einem Fitnessstudio oder einem Kauf im Internet kommt es auf den Vertrag und das Gesetz des Bundesstaats an.',
    dependsOn: 'wie man es Ihnen verkauft hat',
  },
  'au.ask.not-delivered': {
    says: 'Verlangen Sie vom Verkäufer schriftlich die Ware oder Ihr Geld zurück. Haben Sie mit Karte gezahlt, bitten Sie Ihre Bank um eine Rückbuchung (chargeback).',
  },
  'au.ask.broken-goods': {
    says: 'Schreiben Sie dem Laden und sagen Sie, was kaputtging. Waren müssen eine faire Zeit halten, auch nach seiner Garantie. Bei einem schweren Fehler können Sie Ihr Geld oder ein neues Stück wählen.',
  },
  'au.ask.firm-closed': {
    says: 'Verlangen Sie das Geld schriftlich, und bitten Sie Ihre Bank sofort um eine Rückbuchung (chargeback). Eine Firma darf kein Geld nehmen für etwas, das sie nicht liefern kann. Ist sie insolvent, schicken Sie Ihre Forderung an den Insolvenzverwalter (liquidator).',
  },
  'au.ask.gym': {
    says: 'Kündigen Sie schriftlich und stoppen Sie die Abbuchung bei der Bank. Eine Klausel, die nur Sie bindet, oder eine sehr hohe Gebühr kann unfair und nichtig sein. Manche Staaten geben eine Bedenkzeit.',
  },
  'au.ask.event-cancelled': {
    says: 'Sagt der Veranstalter ab, bekommen Sie meist Ihr Geld zurück: Die Leistung gab es nicht. Verlangen Sie es schriftlich, dann die Rückbuchung bei der Karte oder Hilfe beim Fair Trading Amt Ihres Staats.',
  },
  'au.ask.change-of-mind': {
    says: 'Bei einem Sinneswandel gibt das Gesetz kein Geld zurück; sehen Sie in Vertrag oder Ladenregel. Manche Autokäufe haben je nach Staat einen Bedenktag. Behalten dürfen sie nur einen fairen Verlust.',
  },
  'au.ask.sold-privately': {
    says: 'Meist nein. Die Garantien des Verbraucherrechts binden keinen privaten Verkäufer. Sie schulden nur etwas, wenn Sie etwas Unwahres gesagt haben oder das Auto nicht Ihres war.',
  },
}

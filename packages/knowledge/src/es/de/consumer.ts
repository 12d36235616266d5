/** The German words of Spain: consumer. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_DE: Words = {
  'es.buy.want': {
    says: 'Eine Firma will, dass Sie zahlen oder im Vertrag bleiben, oder lehnt Ihren Wunsch ab.',
  },
  'es.buy.who': {
    says: 'Das ist ein Unternehmen. Das Gesetz schützt Sie als Verbraucher, und Sie können diese Rechte nicht wegunterschreiben.',
  },
  'es.buy.rights': {
    says: 'Sie können oft widerrufen, reparieren lassen oder unfaire Klauseln ablehnen. Sich zu beschweren ist kostenlos.',
  },
  'es.buy.reality': {
    says: 'Eine Firma kann nicht selbst entscheiden, dass Sie zahlen müssen. Sind Sie nicht einverstanden, kann das nur ein Richter oder Schiedsrichter.',
  },
  'es.buy.no-seizure': {
    says: 'Ohne Gericht kann sie kein Geld von Ihrem Lohn nehmen.',
  },
  'es.buy.right-withdraw': {
    says: 'Online, am Telefon oder an der Haustür gekauft? Sie dürfen 14 Tage ohne Grund widerrufen. Es sind 30 Tage bei einem Besuch, um den Sie nicht baten. Dann muss der Händler binnen 14 Tagen erstatten.',
  },
  'es.buy.right-withdraw-year': {
    says: 'Hat die Firma Ihnen dieses Recht nicht genannt, bekommen Sie 12 Monate mehr.',
  },
  'es.buy.right-guarantee': {
    says: 'Neue Waren haben drei Jahre gesetzliche Garantie. In den ersten zwei Jahren gilt ein Fehler als von Anfang an da.',
  },
  'es.buy.right-unfair': {
    says: 'Unfaire Klauseln binden Sie nicht, auch wenn Sie unterschrieben haben. Eine hohe Gebühr fürs Kündigen kann unfair sein.',
  },
  'es.buy.right-not-ordered': {
    says: 'Für Waren oder Dienste, um die Sie nicht baten, schulden Sie nichts. Schweigen ist kein Ja.',
  },
  'es.buy.right-late': {
    says: 'Waren müssen in 30 Tagen kommen, außer Sie vereinbarten anderes. Wenn nicht, geben Sie mehr Zeit, treten dann zurück und holen Ihr Geld.',
  },
  'es.buy.right-form': {
    says: 'Sie haben das Recht auf ein Beschwerdeblatt (hoja de reclamaciones) und einen Beleg Ihrer Beschwerde.',
  },
  'es.buy.right-credit-14': {
    says: 'Einen Verbraucherkredit dürfen Sie 14 Tage lang widerrufen. Sie geben Geld und Zinsen dieser Tage zurück.',
  },
  'es.buy.deadline-withdraw': {
    says: 'Sie haben 14 Tage zum Widerruf, ab Erhalt der Ware oder Unterschrift für einen Dienst.',
    action: 'Den Widerruf (desistimiento) schriftlich schicken',
    consequence: 'Sie brauchen einen anderen gesetzlichen Grund.',
  },
  'es.buy.step-write': {
    says: 'Schreiben Sie der Firma: was geschah, was Sie wollen, bis wann. Behalten Sie die Nummer Ihrer Beschwerde.',
  },
  'es.buy.step-proof': {
    says: 'Sammeln Sie Vertrag, Rechnung, Nachrichten und Fotos.',
  },
  'es.buy.step-omic': {
    says: 'Sagt die Firma Nein oder schweigt einen Monat, gehen Sie zum OMIC. Bitten Sie um Schlichtung (arbitraje de consumo): Sie ist kostenlos.',
  },
  'es.buy.step-card': {
    says: 'Haben Sie mit Karte gezahlt und nichts bekommen, bitten Sie Ihre Bank, die Zahlung zurückzuholen.',
  },
  'es.buy.step-pay-part': {
    says: 'Zahlen Sie den Teil, der stimmt, und schreiben Sie, warum Sie den Rest nicht zahlen.',
  },
  'es.buy.option-complain': {
    title: 'Sich beschweren',
    says: 'Beschweren Sie sich schriftlich bei der Firma, dann beim OMIC.',
    cost: 'Nichts.',
    time: 'Ein Monat für eine Antwort.',
    risk: 'Keines.',
    bestFor: 'Die Firma hat unrecht oder antwortet nicht.',
  },
  'es.buy.option-cancel': {
    title: 'Den Vertrag widerrufen',
    says: 'Schicken Sie einen klaren schriftlichen Widerruf und die Ware zurück.',
    cost: 'Manchmal das Rückporto.',
    time: '14 Tage bei Käufen aus der Ferne.',
    risk: 'Manche Waren gehen nicht zurück.',
    bestFor: 'Sie kauften von zu Hause oder unter Druck.',
  },
  'es.buy.option-court': {
    title: 'Vor Gericht gehen',
    says: 'Bis 2.000 € können Sie ohne Anwalt klagen. Versuchen Sie zuerst schriftlich eine Einigung.',
    cost: 'Kopien und Zeit.',
    time: 'Monate.',
    risk: 'Sie können verlieren.',
    bestFor: 'Sonst half nichts.',
  },
  'es.buy.insight-call': {
    says: 'Ein Vertrag am Telefon bindet Sie nur, wenn Sie das schriftliche Angebot bestätigen.',
    actionable: 'Verlangen Sie die Aufnahme und das bestätigte Angebot.',
  },
  'es.buy.warning-keep-paying': {
    says: 'Bevor Sie eine Rechnung nicht mehr zahlen, schreiben Sie, warum. Eine vor Gericht oder Schiedsstelle bestrittene Schuld darf nicht auf eine Liste säumiger Zahler.',
  },
  'es.buy.change-clientela': {
    says: 'Ein neues Gesetz zwingt große Firmen, Beschwerden in 15 Werktagen zu beantworten, mit einem Menschen am Telefon.',
    was: 'Firmen hatten einen Monat für die Antwort.',
    is: 'Große Firmen und Grundversorger müssen das neue Gesetz bis zum 28. Dezember 2026 erfüllen.',
  },
  'es.buy.right-trip': {
    says: 'Sagt der Veranstalter eine Pauschalreise ab, muss alles in 14 Tagen zurück. Einen Gutschein müssen Sie nicht nehmen.',
  },
}

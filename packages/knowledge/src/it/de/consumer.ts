/** The German words of the rows in ../consumer.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_WORDS: Words = {
  'it.buy.want': {
    says: 'Eine Firma will, dass Sie zahlen oder im Vertrag bleiben, oder lehnt Ihren Wunsch ab.',
  },
  'it.buy.who': {
    says: 'Das ist ein Unternehmen. Das Gesetz schützt Sie als Verbraucher. Sie können diese Rechte nicht durch eine Unterschrift aufgeben.',
  },
  'it.buy.rights': {
    says: 'Sie können oft widerrufen, Waren reparieren lassen oder unfaire Klauseln (clausole vessatorie) ablehnen.',
  },
  'it.buy.reality': {
    says: 'Eine Firma kann nicht selbst entscheiden, dass Sie zahlen müssen. Das kann nur ein Richter.',
  },
  'it.buy.no-seizure': {
    says: 'Ohne Gericht kann die Firma kein Geld von Ihrem Lohn nehmen.',
  },
  'it.buy.right-withdraw': {
    says: 'Online, am Telefon oder an der Haustür gekauft? Sie dürfen 14 Tage ohne Grund widerrufen (recesso). Es sind 30 Tage bei einem Besuch zu Hause, um den Sie nicht baten. Dann muss der Händler binnen 14 Tagen erstatten.',
  },
  'it.buy.right-withdraw-year': {
    says: 'Hat die Firma Ihnen dieses Recht nicht genannt, bekommen Sie 12 Monate mehr.',
  },
  'it.buy.right-guarantee': {
    says: 'Waren haben zwei Jahre gesetzliche Garantie (garanzia legale) vom Verkäufer. Im ersten Jahr gilt ein Fehler als von Anfang an da.',
  },
  'it.buy.right-unfair': {
    says: 'Unfaire Klauseln (clausole vessatorie) binden Sie nicht, auch wenn Sie unterschrieben haben.',
  },
  'it.buy.right-not-ordered': {
    says: 'Für Waren oder Dienste, um die Sie nicht baten, schulden Sie nichts.',
  },
  'it.buy.right-late': {
    says: 'Waren müssen in 30 Tagen kommen. Wenn nicht, geben Sie mehr Zeit. Dann treten Sie zurück und holen Ihr Geld zurück.',
  },
  'it.buy.right-home-court': {
    says: 'Eine Firma muss Sie bei dem Gericht verklagen, wo Sie wohnen.',
  },
  'it.buy.right-credit': {
    says: 'Einen Verbraucherkredit dürfen Sie 14 Tage lang widerrufen. Sie dürfen ihn auch früher und mit weniger Kosten zurückzahlen.',
  },
  'it.buy.deadline-withdraw': {
    says: 'Sie haben 14 Tage ab dem Tag, an dem Sie die Ware bekamen oder für einen Dienst unterschrieben.',
    action: 'Den Widerruf (recesso) schriftlich schicken',
    consequence: 'Sie brauchen einen anderen gesetzlichen Grund für den Widerruf.',
  },
  'it.buy.step-write': {
    says: 'Schreiben Sie der Firma per Einschreiben (raccomandata) oder zertifizierter E-Mail (PEC): was geschah, was Sie wollen, bis wann.',
  },
  'it.buy.step-proof': {
    says: 'Sammeln Sie Vertrag, Rechnung, Nachrichten und Fotos.',
  },
  'it.buy.step-adr': {
    says: 'Sagt die Firma Nein, bitten Sie mit einem Verbraucherverband um Schlichtung (ADR). Sie ist kostenlos oder billig.',
  },
  'it.buy.step-card': {
    says: 'Haben Sie mit Karte gezahlt und nichts bekommen, bitten Sie Ihre Bank, die Zahlung zurückzuholen (chargeback).',
  },
  'it.buy.step-pay-part': {
    says: 'Zahlen Sie den Teil, mit dem Sie einverstanden sind. Sagen Sie, warum Sie den Rest nicht zahlen.',
  },
  'it.buy.option-complain': {
    title: 'Sich beschweren',
    says: 'Beschweren Sie sich schriftlich. Gehen Sie dann zur Schlichtung (ADR) oder zur Wettbewerbsbehörde (AGCM).',
    cost: 'Ein Brief.',
    time: 'Etwa ein Monat.',
    risk: 'Keines.',
    bestFor: 'Die Firma hat unrecht oder schweigt.',
  },
  'it.buy.option-cancel': {
    title: 'Den Vertrag widerrufen',
    says: 'Schicken Sie einen klaren Widerruf (recesso). Geben Sie die Ware innerhalb von 14 Tagen zurück.',
    cost: 'Manchmal das Porto.',
    time: '14 Tage.',
    risk: 'Manche Waren kann man nicht zurückgeben.',
    bestFor: 'Sie kauften von zu Hause oder unter Druck.',
  },
  'it.buy.option-court': {
    title: 'Zum Friedensrichter (giudice di pace) gehen',
    says: 'Bis 1.100 € können Sie allein gehen, ohne Anwalt.',
    cost: 'Eine kleine Gebühr.',
    time: 'Monate.',
    risk: 'Sie können verlieren.',
    bestFor: 'Sonst half nichts.',
  },
  'it.buy.insight-phone': {
    says: 'Ein Vertrag am Telefon bindet Sie nur, wenn Sie ihn schriftlich oder auf einem dauerhaften Datenträger (supporto durevole) annehmen.',
    actionable: 'Verlangen Sie die Aufnahme und was Sie unterschrieben haben.',
  },
  'it.buy.warning-debit': {
    says: 'Sie können Ihre Bank innerhalb von acht Wochen bitten, eine Lastschrift zurückzuzahlen. Die Schuld selbst bleibt strittig.',
  },
  'it.buy.right-trip': {
    says: 'Sagt der Veranstalter eine Pauschalreise ab, muss alles in 14 Tagen zurück. Einen Gutschein müssen Sie nicht nehmen.',
  },
}

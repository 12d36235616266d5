/** Fragen zu Kauf und Verträgen: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CONSUMER_DE: Words = {
  'gb.ask-consumer.faulty-30-days': {
    says: 'Ist es fehlerhaft, können Sie es innerhalb von 30 Tagen zurückgeben und alles Geld bekommen. Schreiben Sie jetzt dem Verkäufer. Er muss innerhalb von 14 Tagen nach seiner Zustimmung zahlen.',
  },
  'gb.ask-consumer.faulty': {
    says: 'In den ersten 30 Tagen bekommen Sie Ihr Geld zurück. Danach hat der Verkäufer einen Versuch für Reparatur oder Ersatz. Scheitert er, gibt es Geld zurück oder einen Preisnachlass.',
    dependsOn: 'wie lange Sie es schon haben',
  },
  'gb.ask-consumer.repair-failed': {
    says: 'Nach einem gescheiterten Versuch können Sie es gegen Geld zurückgeben oder mit Preisnachlass behalten. In den ersten sechs Monaten dürfen sie für die Nutzung nichts abziehen, außer bei Autos.',
  },
  'gb.ask-consumer.change-mind-online': {
    says: 'Die meisten Käufe online, per Telefon oder an der Haustür können Sie innerhalb von 14 Tagen nach Lieferung widerrufen. Einen Grund brauchen Sie nicht. Maßanfertigungen, versiegelte Gesundheitsware und einiges andere sind nicht dabei.',
  },
  'gb.ask-consumer.change-mind-shop': {
    says: 'Gefällt Ihnen ein Kauf aus dem Laden nicht mehr, gibt das Gesetz kein Geld zurück. Sehen Sie die Regeln des Ladens an. Was er verspricht, muss er halten.',
  },
  'gb.ask-consumer.refund-time': {
    says: 'Bei fehlerhafter Ware hat der Verkäufer 14 Tage ab seiner Zustimmung. Beim Widerruf online hat er 14 Tage, sobald er die Ware oder Ihren Versandbeleg hat.',
    dependsOn: 'warum Sie das Geld bekommen',
  },
  'gb.ask-consumer.manufacturer': {
    says: 'Ihr Vertrag ist mit dem Verkäufer, also muss er es in Ordnung bringen. Sie müssen nicht zum Hersteller. Dessen Garantie kommt dazu.',
  },
  'gb.ask-consumer.warranty-over': {
    says: 'Auch nach Ende der Garantie haben Sie Rechte. Ware muss eine faire Zeit halten. Nach sechs Monaten müssen Sie vielleicht zeigen, dass der Fehler von Anfang an da war.',
  },
  'gb.ask-consumer.not-delivered': {
    says: 'Sagen Sie es dem Verkäufer, nicht dem Paketdienst. Ohne festes Datum muss er innerhalb von 30 Tagen liefern. Geben Sie noch einen fairen Termin. Verpasst er ihn, treten Sie zurück und verlangen Ihr Geld.',
  },
  'gb.ask-consumer.parcel-stolen': {
    says: 'Der Verkäufer muss es Ihnen oder einer von Ihnen genannten Person bringen. Ließ der Paketdienst es liegen und es verschwand, trägt der Verkäufer den Verlust. Verlangen Sie Ersatz oder Geld zurück.',
  },
  'gb.ask-consumer.used-car': {
    says: 'Ein fehlerhaftes Auto vom Händler können Sie in den ersten 30 Tagen zurückgeben. Danach hat er einen Versuch zur Reparatur. Alter und Kilometer zählen. Privat muss es nur wie beschrieben sein.',
    dependsOn: 'ob Sie beim Händler kauften und wie lange es her ist',
  },
  'gb.ask-consumer.private-seller': {
    says: 'Beim Kauf von privat haben Sie weniger Rechte. Die Sache muss der Beschreibung entsprechen, und der Verkäufer darf nicht lügen. Behalten Sie die Anzeige. Zahlten Sie mit Karte oder über die Plattform, nutzen Sie deren Schutz.',
    dependsOn: 'was der Verkäufer Ihnen sagte',
  },
  'gb.ask-consumer.bad-work': {
    says: 'Arbeit muss mit Sorgfalt und Können gemacht sein. Wenn nicht, muss der Betrieb sie in fairer Zeit kostenlos nachholen. Scheitert das, können Sie Nachlass verlangen, bis zum ganzen Preis.',
  },
  'gb.ask-consumer.price-not-agreed': {
    says: 'Ein vereinbarter Preis gilt. Ohne Absprache zahlen Sie einen fairen. Extras brauchen Ihr Ja. Zahlen Sie, was nicht strittig ist, und schreiben Sie, warum Sie den Rest behalten.',
    dependsOn: 'ob Sie vorher einen Preis vereinbart haben',
  },
  'gb.ask-consumer.deposit': {
    says: 'Eine Firma darf nur eine faire Summe für ihren echten Schaden behalten. Eine Klausel, nach der sie viel mehr behält, ist unfair und bindet Sie nicht. „Non-refundable“ allein entscheidet nicht.',
    dependsOn: 'was im Vertrag steht und was die Firma wirklich verlor',
  },
  'gb.ask-consumer.section-75': {
    says: 'Wurde ein Teil mit Kreditkarte gezahlt und kostete die Sache über £100 und nicht über £30,000, haftet auch die Kartenfirma. Fordern Sie nach section 75. Bei Debitkarte verlangen Sie chargeback.',
    dependsOn: 'wie Sie zahlten und der Preis der Sache',
  },
  'gb.ask-consumer.chargeback': {
    says: 'Verlangen Sie von Ihrer Bank chargeback. Das ist eine Regel der Kartensysteme, kein Gesetz, mit kurzer Frist, oft 120 Tage. Fragen Sie also jetzt. Es geht auch bei kleinen Summen.',
  },
  'gb.ask-consumer.voucher': {
    says: 'Ist die Ware fehlerhaft, müssen Sie keinen Gutschein nehmen. Geld muss auf dem gleichen Weg zurückkommen. Gefällt sie Ihnen nur nicht mehr, entscheidet die Regel des Ladens.',
  },
  'gb.ask-consumer.no-receipt': {
    says: 'Verlorene Quittung, fehlende Schachtel oder „no refunds“ beenden Ihre Rechte bei fehlerhafter Ware nicht. Zeigen Sie einen Beleg, etwa Kontoauszug. Für Sonderangebote gilt dasselbe, aber nicht für gezeigte Fehler.',
  },
  'gb.ask-consumer.return-cost': {
    says: 'Ist es fehlerhaft, zahlt der Verkäufer die Rückgabe. Beim Widerruf online zahlen vielleicht Sie, wenn man es vorher sagte. Die einfachen Lieferkosten müssen sie trotzdem erstatten.',
    dependsOn: 'ob es fehlerhaft ist oder Sie es nicht mehr wollen',
  },
  'gb.ask-consumer.subscription': {
    says: 'Haben Sie in den letzten 14 Tagen online abgeschlossen, können Sie meist widerrufen. Später zählt die Frist im Vertrag, aber Klauseln müssen fair sein. Neue Regeln für Abos sind geplant, gelten aber noch nicht.',
    dependsOn: 'die Klausel im Vertrag und ob Sie in den ersten 14 Tagen sind',
  },
  'gb.ask-consumer.recurring-payment': {
    says: 'Sie können Ihrer Bank sagen, dass sie es stoppen soll. Ziehen Sie die Zustimmung zurück, muss sie die Zahlungen stoppen. Aus dem Vertrag können Sie noch Geld schulden. Sagen Sie es also auch der Firma.',
  },
  'gb.ask-consumer.digital': {
    says: 'Sind bezahlte digitale Inhalte fehlerhaft, muss der Verkäufer reparieren oder ersetzen. Scheitert das, gibt es Nachlass bis zum ganzen Preis. Beginnt ein Download mit Ihrer Zustimmung, verlieren Sie die 14 Tage Widerruf.',
    dependsOn: 'ob es fehlerhaft ist',
  },
  'gb.ask-consumer.holiday-event': {
    says: 'Sagt die Firma ab und kann das Bezahlte nicht geben, sollen Sie meist Ihr Geld zurückbekommen. Fragen Sie schriftlich den Verkäufer, dann Ihre Kartenfirma.',
  },
  'gb.ask-consumer.ignored': {
    says: 'Schicken Sie einen klaren Brief: was Sie kauften, was falsch ist, was Sie wollen, und 14 Tage Zeit. Versuchen Sie dann Kartenfirma, Ombudsman oder Verband und zuletzt das Gericht (small claims court).',
  },
  'gb.ask-consumer.time-limit': {
    says: 'Sie haben sechs Jahre für das Gericht. Volles Geld und leichter Beweis gehören aber zu den ersten Tagen und Monaten. Beschweren Sie sich also bald.',
    dependsOn: 'wann Sie die Ware bekamen oder die Arbeit gemacht wurde',
  },
  'gb.ask-consumer.time-limit-scotland': {
    says: 'In Schottland haben Sie fünf Jahre für das Gericht. Volles Geld und leichter Beweis gehören aber zu den ersten Tagen und Monaten. Beschweren Sie sich also bald.',
    dependsOn: 'wann Sie die Ware bekamen oder die Arbeit gemacht wurde',
  },
  'gb.ask-consumer.misled': {
    says: 'Ein Händler darf nicht täuschen oder drängen, keine Gebühren verstecken und keine falschen Bewertungen nutzen. Schreiben Sie auf, was gesagt wurde, und verlangen Sie Ihr Geld. Sagen Sie es auch der Citizens Advice consumer line.',
    dependsOn: 'was sie sagten oder verbargen und ob Sie deshalb kauften',
  },
  'gb.ask-shop.civil-recovery': {
    says: 'Das ist eine Geldforderung, keine Strafe und für sich keine Sache der Polizei. Zahlen oder gestehen Sie nichts in Eile. Fragen Sie, welchen Schaden der Laden wirklich hatte, und nach dem Video von Ihnen. Hausverbot darf er geben. Holen Sie kostenlosen Rat, bevor Sie antworten.',
  },
}

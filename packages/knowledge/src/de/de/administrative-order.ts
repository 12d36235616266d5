/** The German words of the rows in ../administrative-order.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ADMINISTRATIVE_ORDER_DE: Words = {
  'de.order.want': {
    says: 'Eine Behörde entscheidet etwas über Sie: Sie sollen etwas tun, lassen oder zahlen, oder sie lehnt etwas ab (Verwaltungsakt).',
  },
  'de.order.reality': {
    says: 'Es ist kein Gericht. Aber wenn Sie schweigen, wird die Entscheidung endgültig. Dann kann die Behörde sie selbst durchsetzen.',
  },
  'de.order.not-yet': {
    says: 'Meist dürfen sie nichts durchsetzen, solange Ihr Widerspruch oder Ihre Klage läuft. Gebühren und Abgaben sind eine Ausnahme.',
  },
  'de.order.deadline': {
    says: 'Sie haben einen Monat ab dem Tag, an dem der Bescheid ankam. Der Tag hier zählt zur Sicherheit ab dem Datum des Briefs.',
    action:
      'Widerspruch erheben oder beim Verwaltungsgericht klagen, so wie es am Ende des Briefs steht',
    consequence: 'Die Entscheidung wird endgültig, auch wenn sie falsch ist.',
  },
  'de.order.right-object': {
    says: 'Sie können widersprechen, kostenlos oder gegen eine kleine Gebühr, oder beim Verwaltungsgericht klagen. In manchen Ländern gibt es nur die Klage.',
  },
  'de.order.right-year': {
    says: 'Fehlt die Rechtsbehelfsbelehrung oder ist sie falsch, haben Sie ein Jahr statt eines Monats.',
  },
  'de.order.right-renewal': {
    says: 'Eine Erlaubnis wird verlängert, wenn die Gründe noch da sind: eigener Lebensunterhalt, gültiger Pass, kein Grund zur Ausweisung. Im Studium muss es vorangehen.',
  },
  'de.order.right-heard': {
    says: 'Vor einer Anordnung gegen Sie muss man Sie meist anhören. Sie muss klar sein und Gründe nennen.',
  },
  'de.order.right-urgent': {
    says: 'Man will es sofort durchsetzen. Das muss schriftlich begründet sein. Sie können beim Gericht einen Eilantrag stellen.',
  },
  'de.order.right-threat': {
    says: 'Ein Zwangsgeld oder eine Ersatzvornahme muss vorher schriftlich angedroht werden, mit Betrag und Frist. Wer rechtzeitig handelt, zahlt nichts.',
  },
  'de.order.right-childcare': {
    says: 'Ab dem ersten Geburtstag hat ein Kind Anspruch auf einen Betreuungsplatz. „Kein Platz frei“ reicht nicht: Ein Gericht kann schnell einen anordnen.',
  },
  'de.order.right-childcare-court': {
    says: 'Beantragen Sie beim Verwaltungsgericht eine einstweilige Anordnung. Verdienstausfall können Sie später von der Stadt fordern, wenn Sie rechtzeitig gemeldet haben und kein Platz kam.',
  },
  'de.order.right-mpu': {
    says: 'Die Anordnung einer MPU kann man nicht allein anfechten. Fehlt das Gutachten, darf man die Fahrerlaubnis entziehen. Gehen Sie vorher zu einem Verkehrsanwalt.',
  },
  'de.order.right-mpu-alcohol': {
    says: 'Ab 1,6 Promille oder bei der zweiten Fahrt mit Alkohol muss das Amt das Gutachten verlangen. Die Prüfstelle wählen Sie, und Sie können um mehr Zeit bitten.',
  },
  'de.order.right-towing': {
    says: 'Von Schildern abgeschleppt, die erst später aufgestellt wurden? Sie zahlen erst ab dem vierten Tag: Drei volle Tage müssen dazwischenliegen.',
  },
  'de.order.nrw-court': {
    says: 'In Nordrhein-Westfalen gibt es meist keinen Widerspruch. Sie klagen innerhalb eines Monats beim Verwaltungsgericht.',
  },
  'de.order.nrw-order': {
    says: 'Eine Ordnungsverfügung muss eine echte Gefahr abwehren und das mildeste Mittel sein. Zwang muss vorher schriftlich angedroht werden.',
  },
  'de.order.step-read': {
    says: 'Lesen Sie das Ende des Briefs (Rechtsbehelfsbelehrung): wohin, wie und bis wann. Notieren Sie den Tag, an dem er kam.',
  },
  'de.order.step-file': {
    says: 'Bitten Sie um Akteneinsicht. Machen Sie Fotos und sammeln Sie Beweise.',
  },
  'de.order.step-time': {
    says: 'Stimmt es, ist aber zu knapp? Rufen Sie an und bitten Sie vor dem Tag schriftlich um mehr Zeit.',
  },
  'de.order.step-hearing': {
    says: 'Man fragt erst nach Ihrer Sicht (Anhörung). Noch ist nichts entschieden. Antworten Sie bis zum Tag mit Fakten und Fotos.',
  },
  'de.order.option-object': {
    says: 'Schreiben Sie, dass Sie widersprechen oder klagen, mit Datum und Aktenzeichen. Gründe können folgen.',
    title: 'Gegen die Entscheidung vorgehen',
    cost: 'Widerspruch ist günstig. Das Gericht verlangt zuerst eine Gebühr.',
    time: 'Innerhalb eines Monats.',
    risk: 'Wenn Sie verlieren, zahlen Sie Gebühren.',
    bestFor: 'Sie halten es für falsch.',
  },
  'de.order.option-comply': {
    says: 'Tun Sie rechtzeitig, was verlangt wird, und senden Sie Fotos als Beweis.',
    title: 'Rechtzeitig erledigen',
    cost: 'Was die Arbeit kostet.',
    time: 'Bis zum Tag im Brief.',
    risk: 'Sie geben Ihren Widerspruch praktisch auf.',
    bestFor: 'Es stimmt und ist leicht zu tun.',
  },
  'de.order.option-help': {
    says: 'Holen Sie bei wenig Einkommen einen Beratungsschein beim Amtsgericht.',
    title: 'Rechtsrat holen',
    cost: '15 € mit Beratungsschein.',
    time: 'Diese Woche.',
    risk: 'Keins.',
    bestFor: 'Es geht um viel.',
  },
}

/** Questions about pay: wages, deductions, notice, the minimum wage and tips. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WAGES_DE: Words = {
  'gb.ask-work.unpaid': {
    says: 'Ihr Arbeitgeber darf verdienten Lohn nicht behalten. Verlangen Sie schriftlich Summe und Datum. Kommt nichts, gehen Sie zu Acas. In der Frist können Sie den Fehlbetrag einklagen.',
  },
  'gb.ask-work.deductions': {
    says: 'Lohn darf nur gekürzt werden, wenn Gesetz oder Vertrag es erlauben oder Sie vorher schriftlich zustimmten. In Läden dürfen Abzüge für Kassenfehler nicht über 10% vom Bruttolohn liegen.',
    dependsOn: 'was Sie vorher schriftlich vereinbart haben',
  },
  'gb.ask-work.notice-pay': {
    says: 'Nach einem Monat Arbeit gibt das Gesetz mindestens eine Woche Kündigungsfrist. Nach zwei Jahren ist es eine Woche je volles Jahr, bis zu 12. Ihr Vertrag kann mehr geben. Bei schwerem Fehlverhalten (gross misconduct) ist es anders.',
    dependsOn: 'wie lange Sie dort arbeiteten und Ihr Vertrag',
  },
  'gb.ask-work.payslip': {
    says: 'Alle Beschäftigten müssen spätestens am Zahltag einen genauen Lohnzettel bekommen. Er muss Lohn und Abzüge zeigen, und die Stunden, wenn der Lohn davon abhängt.',
  },
  'gb.ask-work.tips': {
    says: 'Arbeitgeber dürfen Trinkgeld oder Servicegebühren nicht behalten. Seit 1. Oktober 2024 müssen sie alles fair verteilt weitergeben, bis Ende des nächsten Monats.',
  },
  'gb.ask-work.ni-wages': {
    says: 'Verlangen Sie schriftlich Summe und Datum. Kommt nichts, rufen Sie die Labour Relations Agency an: 03300 555 300. Für eine Klage haben Sie meist drei Monate.',
  },
  'gb.ask-work.final-pay-short': {
    says: 'Nein, meistens nicht. Sie brauchen ein Gesetz, eine Klausel im Vertrag oder Ihr vorheriges schriftliches Ja. Kosten für die Arbeit dürfen Sie nicht unter den Mindestlohn drücken. Verlangen Sie es schriftlich und gehen Sie jetzt zu Acas, denn die Fristen sind kurz.',
  },
}

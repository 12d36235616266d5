/** The German words of the rows in ../enquiry-notices-to-leave.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICES_TO_LEAVE_DE: Words = {
  'ca.fact.n4-paid': {
    says: 'Nein, Sie müssen an dem Tag nicht gehen. Zahlen Sie alle wirklich geschuldete Miete bis zum Datum auf dem N4, mit Beleg: Dann ist die Kündigung ungültig. Danach muss der Vermieter zum Board. Sie können vor einem Beschluss noch Miete und Antragsgebühr zahlen und die Summe bestreiten. Nur der Sheriff darf räumen. Schlösser tauschen ist verboten.',
  },
  'ca.fact.n13-works': {
    says: 'Sie müssen an dem Tag nicht gehen: Nur das Board kann das anordnen. Ein N13 braucht 120 Tage zum Ende eines Mietabschnitts. Schreiben Sie vor dem Auszug, dass Sie zurückwollen: zur gleichen Miete. Ihnen steht auch Geld zu, ab fünf Wohnungen meist drei Monatsmieten. Verlangen Sie die Genehmigungen.',
  },
  'ca.fact.reprise-qc': {
    says: 'Sie müssen nicht zustimmen. Bei einem Vertrag über sechs Monate muss die Anzeige sechs Monate vor dem Ende kommen. Antworten Sie binnen eines Monats; Schweigen gilt als Nein. Der Vermieter muss dann binnen eines Monats zum Tribunal und es beweisen. Es kann Ihnen Umzugskosten geben. Ältere mit wenig Geld sind stärker geschützt.',
  },
  'ca.fact.own-use-bc': {
    says: 'Ein getippter Brief oder eine Nachricht beendet die Miete in British Columbia nicht. Die Kündigung braucht das amtliche Formular aus dem Webportal der Branch und drei Monate. Sie haben 21 Tage zum Widerspruch. Eine Monatsmiete gehört Ihnen, und 12, wenn sie nicht 12 Monate dort wohnen. Unterschreiben Sie ohne Rat keine Einigung und nehmen Sie kein Geld fürs Gehen: das kann alles kosten. TRAC: 1-800-665-1185.',
  },
  'ca.fact.assign-lease-on': {
    says: 'Sie können bitten, den Vertrag einem anderen zu übergeben (assign). Schreiben Sie dem Vermieter. Lehnt er ganz ab oder antwortet er nicht in sieben Tagen, dürfen Sie mit 30 Tagen Frist auf Formular N9 kündigen, binnen 30 Tagen nach der Bitte. Eine Person darf er nur aus gutem Grund ablehnen. Er muss auch versuchen, neu zu vermieten.',
  },
}

/** The German words of the rows in ../enquiry-pay.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_DE: Words = {
  'ca.ask.contractor-status': {
    says: 'Der Name entscheidet nicht. Bestimmt die Firma Ihre Stunden, stellt das Werkzeug und arbeiten Sie nur für sie, sind Sie vielleicht angestellt. Dann stehen Ihnen Überstunden, Urlaubsgeld und Kündigungsfrist zu. Beschweren Sie sich kostenlos beim Amt (employment standards) oder fragen Sie die CRA.',
    dependsOn: 'wie Sie wirklich arbeiten',
  },
  'ca.ask.public-holiday': {
    says: 'Weihnachten und einige andere Tage sind in jeder Provinz bezahlte Feiertage. Müssen Sie arbeiten, gibt das Gesetz meist mehr: in Ontario Feiertagslohn plus das Eineinhalbfache Ihres Lohns, oder einen anderen bezahlten freien Tag. Manche Berufe fallen heraus. Beschweren Sie sich beim Amt (employment standards).',
    dependsOn: 'Ihre Provinz und die Art der Arbeit',
  },
  'ca.ask.pay-cut': {
    says: 'Sagen Sie schriftlich, dass Sie nicht einverstanden sind, und arbeiten Sie vorerst weiter. Eine große Kürzung ohne Ihre Zustimmung kann als Kündigung zählen, mit Geld für die Frist. Holen Sie bald Rat, denn Warten kann wie Zustimmung wirken.',
  },
  'ca.ask.unpaid': {
    says: 'Verlangen Sie Ihren Lohn schriftlich mit den Daten. Beschweren Sie sich dann beim Arbeitsamt (employment standards office) Ihrer Provinz. Es ist kostenlos.',
  },
  'ca.ask.minimum-wage': {
    says: 'Jede Provinz legt ihn selbst fest. In Ontario sind es seit 1. Oktober 2026 17,95 $ die Stunde, in British Columbia seit Juni 18,25 $, in Québec seit Mai 16,60 $ und in Alberta 15 $. Banken, Fluglinien und andere unter Bundesrecht haben einen eigenen Satz, nahe 18 $. Manche Schüler und Beschäftigte mit Trinkgeld bekommen in einigen Provinzen weniger. Bei weniger fordern Sie schriftlich, dann beschweren Sie sich gratis beim Arbeitsamt der Provinz.',
    dependsOn: 'Ihrer Provinz und Ihrem Job',
  },
}

/** Questions about warnings, hearings and probation at work: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WARNINGS_AT_WORK_DE: Words = {
  'gb.ask-work.disciplinary': {
    says: 'Sie dürfen einen Gewerkschaftsvertreter oder Kollegen mitbringen, auch wenn der Betrieb die Gewerkschaft nicht anerkennt. Kann die Person nicht, dürfen Sie einen neuen Termin binnen fünf Arbeitstagen nennen. Verlangen Sie schriftlich Vorwürfe, Beweise wie Videos und Zeit zur Vorbereitung. Sagen Sie Ihre Sicht. Sie sollten Berufung einlegen können.',
  },
  'gb.ask-work.probation': {
    says: 'Probezeit (probation) ist im Gesetz nichts Besonderes. Sie haben trotzdem Kündigungsfrist, Lohn, Urlaubsgeld und Schutz vor Diskriminierung. Ab 1. Januar 2027 gilt der Schutz vor unfairer Kündigung ab sechs Monaten.',
    dependsOn: 'Ihre Kündigungsfrist und der Grund',
  },
  'gb.ask-work.three-warnings': {
    says: 'Kein Gesetz nennt eine Zahl von Abmahnungen. Der Acas Code erwartet ein faires Verfahren, meist eine erste und eine letzte Abmahnung, bei grobem Fehlverhalten (gross misconduct) aber keine. Ob Sie klagen können, hängt davon ab, wie lange Sie dort arbeiteten.',
  },
}

/** Questions about warnings, hearings and probation at work: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WARNINGS_AT_WORK_DE: Words = {
  'gb.ask-work.disciplinary': {
    says: 'Verlangen Sie Vorwürfe und Beweise schriftlich und Zeit zur Vorbereitung. Sie dürfen jemanden von der Gewerkschaft oder einen Kollegen mitbringen. Sie sollen Widerspruch (appeal) einlegen können.',
  },
  'gb.ask-work.probation': {
    says: 'Probezeit (probation) ist im Gesetz nichts Besonderes. Sie haben trotzdem Kündigungsfrist, Lohn, Urlaubsgeld und Schutz vor Diskriminierung. Ab 1. Januar 2027 gilt der Schutz vor unfairer Kündigung ab sechs Monaten.',
    dependsOn: 'Ihre Kündigungsfrist und der Grund',
  },
  'gb.ask-work.three-warnings': {
    says: 'Kein Gesetz nennt eine Zahl von Abmahnungen. Der Acas Code erwartet ein faires Verfahren, meist eine erste und eine letzte Abmahnung, bei grobem Fehlverhalten (gross misconduct) aber keine. Ob Sie klagen können, hängt davon ab, wie lange Sie dort arbeiteten.',
  },
}

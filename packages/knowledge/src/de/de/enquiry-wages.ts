/** Questions about pay: wages not paid, overtime, minijobs and insolvent firms. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WAGES_DE: Words = {
  'de.ask-job.no-pay': {
    says: 'Fordern Sie ihn heute schriftlich, mit den Beträgen und einer Frist von etwa einer Woche. Viele Verträge lassen Ansprüche nach drei Monaten verfallen. Dann gehen Sie zum Arbeitsgericht: Die Rechtsantragstelle schreibt die Klage auf, ohne Anwalt. Sind rund zwei Monatslöhne offen? Dann dürfen Sie nach schriftlicher Ansage die Arbeit zurückhalten. Fragen Sie die Agentur für Arbeit nach Geld bis dahin. Kündigen Sie nicht überstürzt.',
  },
  'de.ask-job.insolvent-employer': {
    says: 'Beantragen Sie binnen zwei Monaten Insolvenzgeld bei der Agentur für Arbeit. Es ersetzt bis zu drei Monate Nettolohn.',
  },
  'de.ask-job.overtime': {
    says: 'Angeordnete oder geduldete Überstunden sind zu bezahlen oder auszugleichen. Notieren Sie Tag, Stunden und wer davon wusste. Fordern Sie bald.',
    dependsOn: 'Ihr Vertrag und ob der Chef sie wollte oder kannte',
  },
  'de.ask-job.minijob': {
    says: 'Im Minijob haben Sie die gleichen Rechte: Urlaub, Lohn bei Krankheit, Mindestlohn, Kündigungsfrist und Kündigungsschutz.',
  },
  'de.ask-job.stop-work': {
    says: 'Ist viel offen, etwa zwei Monatslöhne, dürfen Sie die Arbeit zurückhalten. Schreiben Sie vorher, was fehlt, setzen Sie eine letzte Frist und kündigen Sie das an. Nicht bei kleinen Beträgen oder kurzer Verspätung. Der Lohn läuft weiter. Holen Sie vorher Rat: Falsch gemacht kann es den Job kosten.',
  },
}

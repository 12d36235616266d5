/** Complaints about a dismissal: to whom, and by when: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_COMPLAINTS_WORDS: Words = {
  'ca.work.opt-standards': {
    says: 'Das Arbeitsamt (employment standards office) Ihrer Provinz kann unbezahlten Lohn und das Mindestgeld für die Kündigungsfrist kostenlos anordnen.',
    title: 'Sich beim Arbeitsamt beschweren',
    cost: 'Kostenlos.',
    time: 'Monate.',
    risk: 'In Ontario kann das eine Klage wegen derselben Frist sperren.',
    bestFor: 'Man hat das Minimum nicht gezahlt.',
  },
  'ca.work.warn-limits': {
    says: 'Manche Fristen sind kurz: 45 Tage in Québec, 90 Tage bei Stellen unter Bundesrecht. Notieren Sie den Tag, an dem Ihre Stelle endete.',
  },
  'ca.work.fed-unjust': {
    says: 'Bei einer Stelle unter Bundesrecht haben Sie 90 Tage für eine Beschwerde wegen unrechter Kündigung (unjust dismissal). Nötig sind mindestens 12 Monate Arbeit und eine Stelle ohne Gewerkschaft.',
    action: 'Beschwerde wegen unrechter Kündigung beim Labour Program des Bundes einreichen',
    consequence: 'Sie verlieren diesen Weg zu Stelle oder Geld.',
  },
  'ca.work.qc-124': {
    says: 'In Québec haben Sie nach zwei Jahren Arbeit 45 Tage für eine Beschwerde wegen Kündigung ohne guten Grund. Wir zählen ab dem Brief.',
    action: 'Beschwerde bei der CNESST einreichen',
    consequence: 'Sie verlieren das Recht auf diese Beschwerde.',
  },
  'ca.work.bc-complaint': {
    says: 'In British Columbia haben Sie ab Ihrem letzten Tag sechs Monate für eine Beschwerde zu Lohn oder Kündigungsfrist.',
    action: 'Beschwerde beim Employment Standards Branch einreichen',
    consequence: 'Das Amt kann eine verspätete Beschwerde ablehnen.',
  },
  'ca.work.ab-complaint': {
    says: 'In Alberta haben Sie ab Ihrem letzten Tag sechs Monate für eine Beschwerde zu Lohn oder Kündigungsfrist.',
    action: 'Beschwerde bei Employment Standards einreichen',
    consequence: 'Eine verspätete Beschwerde kann abgelehnt werden.',
  },
  'ca.work.on-claim': {
    says: 'In Ontario haben Sie zwei Jahre für offenen Lohn oder Kündigungslohn. Eine Beschwerde dazu beim Ministry of Labour sperrt eine Klage auf mehr, wenn Sie sie nicht binnen zwei Wochen zurückziehen. Holen Sie erst Rat.',
    action: 'Offenen Lohn oder Kündigungslohn fordern',
    consequence: 'Der Antrag kommt zu spät.',
  },
  'ca.work.right-void-clause': {
    says: 'In Ontario kann ein einziger unzulässiger Satz über das Ende der Arbeit alle Grenzen der Frist im Vertrag ungültig machen. Dann steht Ihnen vielleicht viel mehr als das Minimum zu. Zeigen Sie ihn einem Anwalt.',
  },
  'ca.work.right-two-years': {
    says: 'Sie haben meist zwei Jahre, um den Arbeitgeber auf Geld für die Frist zu verklagen. Zählen Sie ab dem Tag, an dem man es Ihnen sagte.',
  },
}

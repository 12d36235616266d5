/** Letters that end a job: reasons, pay and help: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const EMPLOYMENT_DE: Words = {
  'nz.work.myth-contract': {
    says: 'Sie haben auch ohne schriftlichen Vertrag Rechte bei der Arbeit. Mindestlohn, Urlaub und ein faires Vorgehen gelten trotzdem.',
  },
  'nz.work.want': {
    says: 'Suchen Sie den Grund und Ihren letzten Arbeitstag. Davon hängt ab, was Sie tun können.',
  },
  'nz.work.reality': {
    says: 'Der Arbeitgeber muss einen guten Grund haben und fair handeln. Sonst können Sie eine persönliche Beschwerde (personal grievance) erheben.',
  },
  'nz.work.who': {
    says: 'Der Employment Mediation Service hilft kostenlos. Die Employment Relations Authority entscheidet, wenn Sie sich nicht einigen.',
  },
  'nz.work.rights': {
    says: 'Sie behalten das Recht auf die Frist in Ihrem Vertrag, auf offenen Lohn und auf Geld für Urlaub.',
  },
  'nz.work.no-hold': {
    says: 'Lohn, den Sie verdient haben, darf man nicht zurückhalten, außer Sie haben schriftlich zugestimmt.',
  },
  'nz.work.know-trial': {
    says: 'Steht in Ihrem Vertrag eine gültige Probezeit von 90 Tagen (90 day trial), können Sie wegen der Kündigung selbst nichts fordern. Sie muss vor Ihrem ersten Arbeitstag unterschrieben sein.',
  },
  'nz.work.right-reasons': {
    says: 'Sie können innerhalb von 60 Tagen schriftlich nach den Gründen fragen. Der Arbeitgeber hat dann 14 Tage, sie zu nennen.',
  },
  'nz.work.right-process': {
    says: 'Sie haben das Recht, das Problem zu kennen, mit einer Begleitperson zu antworten und offen angehört zu werden.',
  },
  'nz.work.right-holiday': {
    says: 'Sie haben das Recht, dass aller nicht genommene Urlaub bezahlt wird, wenn die Arbeit endet.',
  },
  'nz.work.step-reasons': { says: 'Fragen Sie schriftlich nach den Gründen.' },
  'nz.work.step-keep': {
    says: 'Behalten Sie den Brief, Ihren Vertrag, Lohnzettel und Nachrichten.',
  },
  'nz.work.step-call': {
    says: 'Rufen Sie Ihre Gewerkschaft, Community Law oder die Nummer für Arbeitsfragen 0800 20 90 20 an.',
  },
  'nz.work.opt-deal': {
    says: 'Bitten Sie um mehr Geld oder ein gutes Zeugnis. Lassen Sie sich beraten, bevor Sie unterschreiben.',
    title: 'Um eine bessere Einigung bitten',
    cost: 'Kostenlos.',
    time: 'Tage bis Wochen.',
    risk: 'Lassen Sie die 90 Tage nicht verstreichen.',
    bestFor: 'Sie wollen nach vorn sehen.',
  },
  'nz.work.insight-redundancy': {
    says: 'Fällt Ihre Stelle weg (redundancy), muss man vor der Entscheidung mit Tatsachen mit Ihnen beraten. Das Gesetz gibt dafür keine Abfindung, außer Ihr Vertrag tut es.',
    actionable: 'Fragen Sie nach den Gründen des Betriebs und wie man Sie ausgewählt hat.',
  },
  'nz.work.insight-conduct': {
    says: 'Seit dem 21. Februar 2026 kann Ihr eigenes Verhalten kürzen, was Sie bekommen, bei schwerem Fehlverhalten (serious misconduct) bis auf nichts.',
    actionable: 'Erzählen Sie Ihrem Berater alles, was passiert ist, auch was Ihnen nicht hilft.',
  },
  'nz.work.right-good-faith': {
    says: 'Vor einer Kündigung muss der Arbeitgeber Ihnen die Tatsachen geben und eine echte Möglichkeit zu antworten.',
  },
  'nz.work.right-holiday-law': {
    says: 'Geld für Urlaub, das Sie verdient haben, muss mit dem letzten Lohn gezahlt werden.',
  },
  'nz.work.right-deductions': {
    says: 'Der Arbeitgeber darf ohne Ihre schriftliche Zustimmung oder das Gesetz kein Geld von Ihrem Lohn nehmen.',
  },
  'nz.work.right-human-rights': {
    says: 'Man darf Ihnen nicht wegen Herkunft, Geschlecht, Alter, Glauben, Behinderung oder Familie kündigen. Sie können sich kostenlos beschweren.',
  },
  'nz.work.right-agreement': {
    says: 'Kein Gesetz legt eine Abfindung fest. Sehen Sie in Ihren Vertrag und was er sagt, wenn die Arbeit verkauft oder verlegt wird.',
  },
  'nz.work.right-trial': {
    says: 'Bei einer gültigen Probezeit von 90 Tagen (90-day trial) können Sie nicht wegen ungerechter Kündigung (unjustified dismissal) vorgehen. Sie zählt aber nur, wenn Sie ihr schriftlich zugestimmt haben, bevor Sie anfingen.',
  },
}

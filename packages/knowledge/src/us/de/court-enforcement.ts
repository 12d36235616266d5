/** The German words of the rows in ../court-enforcement.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_ENFORCEMENT_DE: Words = {
  'us.taking.want': {
    says: 'Man will einen Teil Ihres Lohns, Geld auf der Bank oder Besitz nehmen, um ein Urteil zu bezahlen.',
  },
  'us.taking.who': {
    says: 'Ein sheriff, marshal, constable oder die Geschäftsstelle des Gerichts (clerk) führt Befehle des Gerichts aus. Eine Inkassofirma hat diese Macht nicht.',
  },
  'us.taking.reality': {
    says: 'Das Gesetz schützt einen Teil Ihres Lohns und viele Leistungen. Diesen Schutz müssen Sie oft innerhalb von Tagen verlangen.',
  },
  'us.taking.rights-summary': {
    says: 'Sie können geschützte Beträge (exemptions) und eine Anhörung verlangen. Ihr Chef darf Sie wegen einer Lohnpfändung (garnishment) nicht entlassen.',
  },
  'us.taking.right-cap': {
    says: 'Bei einer normalen Schuld darf man höchstens 25 % Ihres Lohns nach den Pflichtabzügen nehmen. Von kleinem Lohn weniger oder nichts.',
  },
  'us.taking.right-floor': {
    says: 'Wochenlohn bis zum 30-fachen des Mindestlohns des Bundes ist sicher: $217.50 in der Woche. Viele Bundesstaaten schützen mehr.',
  },
  'us.taking.right-benefits': {
    says: 'Ihre Bank muss Ihnen zwei Monate Social Security, SSI, VA und andere Leistungen des Bundes lassen, die direkt überwiesen werden.',
  },
  'us.taking.right-social-security': {
    says: 'Social Security und SSI dürfen für private Schulden nicht genommen werden.',
  },
  'us.taking.right-job': {
    says: 'Ihr Arbeitgeber darf Sie nicht entlassen, weil Ihr Lohn für eine Schuld gepfändet wird.',
  },
  'us.taking.not-yet': {
    says: 'Man darf nicht Ihren ganzen Lohn nehmen, und Social Security nicht für eine private Schuld.',
  },
  'us.taking.step-claim': {
    says: 'Suchen Sie in den Papieren das Formular für geschützte Beträge (claim of exemption). Reichen Sie es sofort ein, die Zeit ist oft nur 10 bis 20 Tage.',
  },
  'us.taking.step-bank': {
    says: 'Sagen Sie Ihrer Bank und dem Gericht, welches Geld Leistungen sind, und zeigen Sie Beweise. Mischen Sie es nicht mit anderem Geld.',
  },
  'us.taking.step-aid': {
    says: 'Rufen Sie die kostenlose Rechtshilfe (legal aid) an. Fragen Sie, was Ihr Bundesstaat schützt, etwa Lohn, ein Auto, Werkzeug und Geld für Miete.',
  },
  'us.taking.option-exempt': {
    says: 'Reichen Sie ein claim of exemption ein und verlangen Sie eine Anhörung. Bringen Sie Lohnzettel, Kontoauszüge und Briefe über Leistungen mit.',
    title: 'Geschützte Beträge (exemptions) verlangen',
    cost: 'Kostenlos oder eine kleine Gebühr',
    time: 'Oft 10 bis 20 Tage zum Einreichen',
    risk: 'Keines. Der Richter kann nein sagen.',
    bestFor: 'Das Geld sind Leistungen oder kleiner Lohn, oder Sie versorgen eine Familie.',
  },
  'us.taking.option-plan': {
    says: 'Bieten Sie dem Gläubiger einen Plan an, wenn er dafür die Pfändung (garnishment) beendet. Holen Sie es schriftlich.',
    title: 'Einen Plan anbieten',
    cost: 'Was Sie vereinbaren',
    time: 'Tage bis Wochen',
    risk: 'Man muss nicht zustimmen.',
    bestFor: 'Das Urteil stimmt, und Sie können jeden Monat etwas zahlen.',
  },
  'us.taking.option-bankruptcy': {
    says: 'Ein Insolvenzantrag (bankruptcy) stoppt die meisten Pfändungen (garnishments) an dem Tag, an dem er eingereicht wird.',
    title: 'Nach Insolvenz (bankruptcy) fragen',
    cost: 'Eine Gerichtsgebühr und oft ein Anwalt',
    time: 'Der Stopp gilt sofort',
    risk: 'Es steht bis zu zehn Jahre in Ihrer Kreditauskunft.',
    bestFor: 'Sie haben viele Schulden, die Sie nicht zahlen können.',
  },
  'us.taking.student-loans': {
    says: 'Das Pfänden von Lohn und Steuererstattungen für unbezahlte Studienkredite des Bundes wurde im Januar 2026 angehalten. Prüfen Sie den jetzigen Stand auf StudentAid.gov.',
    was: 'Unbezahlte Studienkredite des Bundes führten ab Mai 2025 zu Lohnpfändung und Verlust von Steuererstattungen.',
    is: 'Das Department of Education hat beides am 16. Januar 2026 angehalten, ohne Enddatum. Prüfen Sie, ob das noch gilt.',
  },
  'us.taking.federal-agency': {
    says: 'Ein Amt des Bundes kann bis zu 15 % Ihres Lohns ohne Gericht nehmen. Es muss 30 Tage vorher schreiben und Ihnen auf Wunsch eine Anhörung geben.',
    actionable:
      'Verlangen Sie vor dem Datum in der Mitteilung schriftlich eine Anhörung (hearing).',
  },
}

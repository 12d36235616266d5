/** The German words of the rows in ../states-in-common.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const STATES_IN_COMMON_DE: Words = {
  'us.states.fair-work': {
    says: 'Das eigene Gesetz Ihres Bundesstaats gegen Benachteiligung bei der Arbeit gilt vielleicht auch für kleinere Firmen und gibt mehr Zeit als Bundesrecht.',
  },
  'us.states.fired-benefits': {
    says: 'Sie können Arbeitslosengeld beantragen. In den meisten Bundesstaaten schließen nur Fehlverhalten oder Gehen ohne guten Grund es aus.',
  },
  'us.states.sick-pay': {
    says: 'Manche Bundesstaaten zahlen einen Teil Ihres Lohns, solange Sie zu krank zum Arbeiten sind. Fragen Sie das Amt Ihres Bundesstaats nach dem Formular.',
  },
  'us.states.disability-work': {
    says: 'Eine Firma mit 15 oder mehr muss mit Ihnen über Änderungen bei der Arbeit wegen einer Behinderung sprechen. Fragen Sie schriftlich. Sie darf Sie für die Frage nicht bestrafen.',
  },
  'us.states.fair-trade': {
    says: 'Jeder Bundesstaat hat ein Gesetz gegen unfairen Handel. Es kann Ihnen Ihren Verlust, mehr dazu und Anwaltskosten geben.',
  },
  'us.states.collection': {
    says: 'Das eigene Inkassogesetz Ihres Bundesstaats bindet vielleicht auch den ersten Kreditgeber und verlangt von Inkassofirmen eine Lizenz.',
  },
  'us.states.deposit': {
    says: 'Ein Vermieter darf Geld für echten Schaden und unbezahlte Miete behalten, nicht für normale Abnutzung. Jeder Bundesstaat setzt die Tage für die Rückgabe des Rests.',
  },
  'us.states.hospital': {
    says: 'Manche Bundesstaaten verlangen von jedem Krankenhaus kostenlose oder billigere Behandlung und dass es mit dem Eintreiben wartet. Fragen Sie nach dem Formular.',
  },
  'us.states.officer': {
    says: 'In jedem Bundesstaat ist es eine Straftat, sich als Beamter (officer) auszugeben. Legen Sie auf und rufen Sie den örtlichen sheriff unter einer Nummer an, die Sie selbst suchen.',
  },
  'us.states.policy-ends': {
    says: 'Nach dem Gesetz des Bundesstaats muss eine Versicherung rechtzeitig schreiben, bevor sie einen Vertrag beendet, zu anderen Bedingungen verlängert oder nicht verlängert.',
  },
  'us.states.safe-money': {
    says: 'Das Gesetz des Bundesstaats schützt manches Geld und manche Sachen vor einem Urteil. Meist müssen Sie das innerhalb von Tagen verlangen.',
  },
  'us.states.set-aside': {
    says: 'Haben Sie aus gutem Grund nicht geantwortet, können Sie das Gericht bitten, das Urteil aufzuheben (set aside). Die Zeit ist in den meisten Bundesstaaten kurz.',
  },
  'us.states.sent-notice': {
    says: 'Jeder Bundesstaat sagt, wie eine Mitteilung zum Auszug gegeben werden muss: schriftlich, mit wie vielen Tagen und an wen.',
  },
}

/** The German words of the rows in ../work-suspension.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_SUSPENSION_DE: Words = {
  'fr.kept-from-work.want': {
    says: 'Ihr Arbeitgeber hält Sie von der Arbeit fern, bis er über einen Fehler entscheidet (mise à pied conservatoire). Ihnen ist nicht gekündigt.',
  },
  'fr.kept-from-work.reality': {
    says: 'Das ist noch keine Strafe. Aber man denkt an eine Kündigung wegen schwerer Schuld. Holen Sie jetzt Rat.',
  },
  'fr.kept-from-work.right-pay': {
    says: 'Der Lohn kann für diese Tage ausfallen. Gibt es am Ende keine schwere Schuld (faute grave), muss man alles nachzahlen.',
  },
  'fr.kept-from-work.right-meeting': {
    says: 'Man muss Sie sofort zu einem Gespräch laden (entretien préalable). Sie dürfen einen Kollegen mitbringen, ohne Personalvertretung einen Berater.',
  },
  'fr.kept-from-work.right-month': {
    says: 'Die Entscheidung muss in einem Monat nach dem Gespräch kommen. Ein Fehler, der über zwei Monate bekannt ist, darf nicht bestraft werden.',
  },
  'fr.kept-from-work.step-away': {
    says: 'Bleiben Sie wie verlangt der Arbeit fern, aber erreichbar. Schreiben Sie, dass Sie arbeiten wollen und die Vorwürfe bestreiten.',
  },
  'fr.kept-from-work.step-proof': {
    says: 'Sammeln Sie jetzt Beweise: Nachrichten, Dienstpläne, Namen von Zeugen. Vor dem Richter hilft Ihnen jeder Zweifel.',
  },
  'fr.kept-from-work.warn-resign': {
    says: 'Kündigen Sie nicht aus Ärger selbst. Sie könnten Arbeitslosengeld und Ansprüche verlieren.',
  },
  'fr.kept-from-work.option-help': {
    says: 'Eine Gewerkschaft oder ein Berater von der Liste im Rathaus kann kostenlos mitkommen.',
    title: 'Jemanden für das Gespräch finden',
    cost: 'Kostenlos.',
    time: 'Vor dem Gespräch.',
    risk: 'Keines.',
    bestFor: 'Alle, die nicht arbeiten dürfen.',
  },
  'fr.suspended.want': {
    says: 'Ihr Arbeitgeber bestraft Sie mit Tagen ohne Arbeit und Lohn (mise à pied disciplinaire). Ihre Stelle behalten Sie.',
  },
  'fr.suspended.right': {
    says: 'Nötig sind: erst ein Gespräch, schriftliche Gründe, ein höchstens zwei Monate bekannter Fehler und eine Dauer aus der Betriebsordnung. Sonst kann ein Richter sie aufheben, und Sie bekommen den Lohn.',
  },
  'fr.suspended.step': {
    says: 'Halten Sie sich daran, aber antworten Sie schriftlich, wenn es falsch oder zu hart ist. Verlangen Sie die Betriebsordnung und gehen Sie zur Gewerkschaft.',
  },
}

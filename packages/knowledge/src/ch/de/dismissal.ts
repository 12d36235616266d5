/** The end of a job: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_WORDS: Words = {
  'ch.job.want': { says: 'Ihr Arbeitgeber beendet die Stelle.' },
  'ch.job.who': {
    says: 'In der Schweiz braucht es keine Erlaubnis. Aber es gibt Fristen und Grenzen.',
  },
  'ch.job.real': { says: 'Bis zum Ende der Kündigungsfrist erhalten Sie Lohn.' },
  'ch.job.not-yet': {
    says: 'Nach der Probezeit ist eine Kündigung während Krankheit eine gesetzlich bestimmte Zeit lang nichtig.',
  },
  'ch.job.rights': {
    says: 'Sie können den Grund verlangen, Einsprache erheben und ein Zeugnis erhalten.',
  },
  'ch.job.deadline-object': {
    says: 'Für eine Klage wegen missbräuchlicher Kündigung müssen Sie vor Ende der Kündigungsfrist schriftlich Einsprache erheben. Das ist meist ein Monat oder mehr, in der Probezeit nur sieben Tage.',
    action: 'Schicken Sie dem Arbeitgeber die Einsprache',
    consequence: 'Sie verlieren den Anspruch.',
  },
  'ch.job.deadline-180': {
    says: 'Die Klage muss in 180 Tagen nach Ende der Stelle kommen. Zählen Sie sicherheitshalber ab dem Brief.',
    action: 'Gehen Sie zur Schlichtungsbehörde',
    consequence: 'Der Anspruch erlischt.',
  },
  'ch.job.step-reason': { says: 'Verlangen Sie schriftlich den Grund.' },
  'ch.job.step-object': {
    says: 'Finden Sie es missbräuchlich? Erheben Sie vor Ende der Frist schriftlich Einsprache. Bieten Sie Ihre Arbeit an.',
  },
  'ch.job.step-instant': {
    says: 'Schreiben Sie sofort, dass Sie die fristlose Kündigung nicht akzeptieren und Ihre Arbeit anbieten.',
  },
  'ch.job.step-rav': {
    says: 'Melden Sie sich sofort beim RAV, spätestens am ersten Tag ohne Arbeit. Suchen Sie schon vorher Stellen.',
  },
  'ch.job.step-check': {
    says: 'Prüfen Sie die Frist: ein Monat im ersten Jahr, zwei bis zum neunten, dann drei, auf Monatsende.',
  },
  'ch.job.right-reason': { says: 'Sie haben das Recht auf eine schriftliche Begründung.' },
  'ch.job.right-block': {
    says: 'Bei Krankheit steht die Frist still: 30, 90 oder 180 Tage je nach Dienstjahren.',
  },
  'ch.job.right-ref': { says: 'Sie haben jederzeit das Recht auf ein Arbeitszeugnis.' },
  'ch.job.right-instant': {
    says: 'Ohne wichtigen Grund schuldet der Arbeitgeber den Lohn der Frist und manchmal mehr.',
  },
  'ch.job.option-object': {
    title: 'Einsprache und Schlichtung',
    says: 'Erst schreiben, dann zur Schlichtung.',
    cost: "Bis CHF 30'000 keine Gerichtskosten.",
    time: '180 Tage.',
    risk: 'Meist gibt es Geld, nicht die Stelle.',
    bestFor: 'Der Grund ist missbräuchlich.',
  },
  'ch.job.option-deal': {
    title: 'Fairen Abgang verhandeln',
    says: 'Bitten Sie um Zeit, Lohn oder Zeugnis.',
    cost: 'Nichts.',
    time: 'Einige Tage.',
    risk: 'Ein Vertrag kann Taggelder kosten.',
    bestFor: 'Sie wollen gut gehen.',
  },
  'ch.job.option-help': {
    title: 'Gewerkschaft oder Rechtsauskunft',
    says: 'Sie prüft Frist und Grund.',
    cost: 'Wenig.',
    time: 'Diese Woche.',
    risk: 'Keines.',
    bestFor: 'Alle mit Kündigung.',
  },
}

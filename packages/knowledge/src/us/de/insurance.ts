/** The German words of the rows in ../insurance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_DE: Words = {
  'us.insurance.want': {
    says: 'Die Versicherung sagt, was sie zahlen wird, oder dass sie nicht zahlt.',
  },
  'us.insurance.who': {
    says: 'Das ist eine private Firma oder eine Versicherung von der Arbeit. Ihr Nein ist nicht endgültig.',
  },
  'us.insurance.reality': {
    says: 'Wenige legen Widerspruch ein, und viele davon gewinnen. Der erste Widerspruch (appeal) ist kostenlos.',
  },
  'us.insurance.rights-summary': {
    says: 'Sie können den Grund schriftlich verlangen, die Unterlagen sehen, Widerspruch (appeal) einlegen und sich bei Ihrem Bundesstaat beschweren.',
  },
  'us.insurance.right-reason': {
    says: 'Sie können von der Versicherung den Grund schriftlich verlangen und die Worte des Vertrags, auf die sie sich stützt.',
  },
  'us.insurance.step-reason': {
    says: 'Suchen Sie den Grund für das Nein und den letzten Tag für den Widerspruch (appeal). Verlangen Sie Ihre Akte (claim file) schriftlich.',
  },
  'us.insurance.step-doctor': {
    says: 'Bitten Sie Ihren Arzt um einen Brief, warum Sie die Behandlung brauchen, und um die Unterlagen.',
  },
  'us.insurance.step-appeal': {
    says: 'Schreiben Sie Ihren Widerspruch (appeal): was abgelehnt wurde, warum das falsch ist, und die Beweise. Schicken Sie ihn so, dass Sie den Tag beweisen können.',
  },
  'us.insurance.step-check-code': {
    says: 'Prüfen Sie Namen, Daten und Codes. Viele Ablehnungen kommen von einem falschen Code, den die Arztpraxis berichtigen kann.',
  },
  'us.insurance.option-appeal': {
    says: 'Schicken Sie einen schriftlichen Widerspruch (appeal) mit Beweisen. Bei Krankenversicherungen brauchen Sie diesen Schritt vor den meisten anderen.',
    title: 'Innerhalb der Versicherung Widerspruch einlegen',
    cost: 'Kostenlos',
    time: 'Bei Krankenversicherungen 180 Tage',
    risk: 'Keines.',
    bestFor: 'Sie glauben, dass sie zahlen sollte.',
  },
  'us.insurance.option-complain': {
    says: 'Das Versicherungsamt (insurance department) des Bundesstaats verlangt von der Versicherung eine Erklärung.',
    title: 'Sich beim Versicherungsamt des Bundesstaats beschweren',
    cost: 'Kostenlos',
    time: 'Wochen',
    risk: 'Keines. Für Versicherungen, die ein Arbeitgeber selbst bezahlt, ist das Department of Labor da.',
    bestFor: 'Die Versicherung ist langsam, still oder unfair.',
  },
  'us.insurance.option-help': {
    says: 'Rufen Sie EBSA wegen einer Versicherung von der Arbeit an, oder das Hilfsprogramm für Verbraucher Ihres Bundesstaats.',
    title: 'Kostenlose Hilfe beim Widerspruch holen',
    cost: 'Kostenlos',
    time: 'Diese Woche',
    risk: 'Keines. Die Tage laufen weiter.',
    bestFor: 'Sie sind krank, oder die Summe ist groß.',
  },
  'us.insurance.warning-medicare': {
    says: 'Medicare und Medicaid haben eigene Zeiten für den Widerspruch (appeal), manche nur 60 Tage. Ihr Brief nennt Ihre.',
  },
}

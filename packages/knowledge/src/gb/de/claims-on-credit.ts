/** Kredite und verkaufte Schulden: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const CLAIMS_ON_CREDIT_DE: Words = {
  'gb.credit.sold-notice': {
    says: 'Wird eine Schuld verkauft, brauchen Sie eine schriftliche Mitteilung. Erst dann kann der neue Gläubiger in eigenem Namen klagen. Verlangen Sie eine Kopie davon.',
  },
  'gb.credit.agreement-copy': {
    says: 'Bei einem Kredit können Sie für £1 eine Kopie des Vertrags und eine Abrechnung verlangen. Bis sie kommt, soll kein Gericht die Schuld durchsetzen.',
  },
  'gb.credit.default-form': {
    says: 'Eine Kündigungsandrohung (default notice) hat eine feste Form. Sie muss die verletzte Klausel nennen, was Sie tun müssen und bis wann.',
  },
  'gb.credit.yearly-statement': {
    says: 'Das Gesetz verlangt von Kreditfirmen jedes Jahr eine Abrechnung. Sie ist allein noch keine Forderung. Vergleichen Sie sie mit Ihren Zahlungen.',
  },
  'gb.credit.lending-checks': {
    says: 'Vor dem Kredit muss ein Kreditgeber prüfen, ob Sie ihn zurückzahlen können. Tat er das nicht, bekommen Sie vielleicht Zinsen und Gebühren zurück.',
    actionable:
      'Beschweren Sie sich beim Kreditgeber über die schlechte Prüfung. Nach acht Wochen kann der Financial Ombudsman kostenlos entscheiden.',
  },
  'gb.credit.pay-later': {
    says: 'Käufe auf Raten mit späterer Zahlung sind seit dem 15. Juli 2026 geregelt. Die Firma muss bei Zahlungsnot helfen. Sie können zum Financial Ombudsman gehen.',
  },
  'gb.credit.bankruptcy-limit': {
    says: 'Ihre Insolvenz (bankruptcy) kann man erst ab £5,000 Schulden beantragen. Vorher braucht es eine förmliche Aufforderung (statutory demand) und 21 Tage Zeit.',
  },
}

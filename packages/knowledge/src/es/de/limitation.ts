/** The German words of Spain: limitation. */
import type { Words } from '@plainletter/contracts/rule'

export const LIMITATION_DE: Words = {
  'es.limit.five': {
    says: 'Die meisten Schulden sind nach fünf Jahren zu alt. Schulden, die vor dem 7. Oktober 2015 fällig waren, endeten 2020, wenn nichts sie neu startete.',
    from: 'der Tag, an dem sie zuerst Zahlung verlangen konnten',
    restartedBy:
      'Das kann die Zeit neu starten: eine Zahlung, ein Anerkenntnis, ein Gerichtsverfahren oder eine schriftliche Mahnung, die Sie erreichte.',
  },
  'es.limit.rent': {
    says: 'Miete und andere Zahlungen pro Monat oder Jahr sind nach fünf Jahren zu alt.',
    from: 'der Tag, an dem jede Zahlung fällig wurde',
    restartedBy:
      'Das kann die Zeit neu starten: eine Zahlung, ein Anerkenntnis, ein Gerichtsverfahren oder eine schriftliche Mahnung, die Sie erreichte.',
  },
  'es.limit.mortgage': {
    says: 'Eine Forderung auf ein Haus mit Hypothek ist nach zwanzig Jahren zu alt.',
    from: 'der Tag, an dem der Kreditgeber zuerst alles Geld verlangen konnte',
    restartedBy:
      'Das kann die Zeit neu starten: eine Zahlung, ein Anerkenntnis, ein Gerichtsverfahren oder eine schriftliche Mahnung, die Sie erreichte.',
  },
  'es.limit.professional': {
    says: 'Rechnungen von Anwälten, Ärzten, Lehrern und Läden sind nach drei Jahren zu alt.',
    from: 'der Tag, an dem der Dienst endete',
    restartedBy:
      'Das kann die Zeit neu starten: eine Zahlung, ein Anerkenntnis, ein Gerichtsverfahren oder eine schriftliche Mahnung, die Sie erreichte.',
  },
  'es.limit.judgment': {
    says: 'Die Vollstreckung eines Urteils muss in fünf Jahren beantragt werden. Einmal begonnen, endet sie nicht allein durch Zeit.',
    from: 'der Tag, an dem das Urteil endgültig wurde',
    restartedBy: 'Nichts startet diese Zeit neu, aber ein rechtzeitig begonnener Fall geht weiter.',
  },
  'es.limit.tax': {
    says: 'Steuerschulden enden nach vier Jahren ohne Schritt des Amts oder von Ihnen.',
    from: 'der Tag nach dem Ende der Frist für Zahlung oder Erklärung',
    restartedBy:
      'Jeder Schritt des Amts, der Sie erreicht, eine Zahlung oder ein Rechtsmittel startet die vier Jahre neu.',
  },
  'es.limit.benefit': {
    says: 'Eine zu viel gezahlte Leistung kann vier Jahre lang zurückgefordert werden, auch wenn das Amt den Fehler machte.',
    from: 'der Tag, an dem Sie das Geld bekamen oder es gefordert werden konnte',
    restartedBy:
      'Jeder Schritt des Amts, der Sie erreicht, oder eine Zahlung startet die vier Jahre neu.',
  },
  'es.limit.wages': {
    says: 'Sie haben ein Jahr, um offenen Lohn zu fordern.',
    from: 'der Tag, an dem der Lohn fällig war',
    restartedBy: 'Ein Schlichtungsantrag oder eine schriftliche Forderung startet das Jahr neu.',
  },
  'es.limit.insurance': {
    says: 'Sie haben zwei Jahre für Forderungen an einen Versicherer bei Sachen und fünf bei Personen.',
    from: 'der Tag, an dem Sie zuerst fordern konnten',
    restartedBy: 'Eine schriftliche Forderung an den Versicherer startet die Zeit neu.',
  },
  'es.limit.insight-catalonia': {
    says: 'In Katalonien können andere Zeiten gelten: zehn Jahre für die meisten Schulden, drei für Monatszahlungen und Rechnungen.',
    actionable: 'Fragen Sie eine Beratung, welches Recht für Ihren Vertrag gilt.',
  },
}

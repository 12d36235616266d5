/** German: what the sender of each kind of document wants. See en/wants.ts. */
import type { Wants } from '../phrases.ts'

export const DE_WANTS: Wants = {
  DEBT_COLLECTION_LETTER: {
    withSum: '{sender} verlangt von Ihnen {sum}.',
    plain: '{sender} verlangt, dass Sie eine Schuld zahlen.',
  },
  COUNCIL_TAX_DEMAND: {
    withSum: '{sender} sagt, Sie schulden {sum}.',
    plain: '{sender} verlangt Gemeindesteuer (council tax).',
  },
  PARKING_TICKET: {
    withSum: '{sender} verlangt {sum} für Parken.',
    plain: '{sender} verlangt Geld für Parken.',
  },
  PENALTY_CHARGE_NOTICE: {
    withSum: '{sender} verlangt ein Bußgeld von {sum}.',
    plain: '{sender} verlangt ein Bußgeld.',
  },
  BAILIFF_NOTICE: {
    withSum: '{sender} will {sum}, bevor jemand kommt oder es weitergeht.',
    plain: '{sender} kündigt an, dass ein Gerichtsvollzieher kommt.',
  },
  COURT_CLAIM: {
    withSum: '{sender} fordert vor Gericht {sum} von Ihnen.',
    plain: '{sender} geht vor Gericht gegen Sie vor.',
  },
  COURT_JUDGMENT: {
    withSum: '{sender} beruft sich auf eine Entscheidung des Gerichts über {sum}.',
    plain: '{sender} beruft sich auf eine Entscheidung des Gerichts.',
  },
  STATUTORY_DEMAND: {
    withSum: '{sender} fordert förmlich {sum}.',
    plain: '{sender} stellt eine förmliche Forderung.',
  },
  LETTER_BEFORE_CLAIM: {
    withSum: '{sender} will {sum} einklagen, wenn es keine Lösung gibt.',
    plain: '{sender} will klagen, wenn es keine Lösung gibt.',
  },
  PPL_PRS_BILL: {
    withSum: '{sender} verlangt {sum} für eine Musik-Lizenz.',
    plain: '{sender} möchte, dass Sie eine Musik-Lizenz kaufen.',
  },
  TV_LICENCE_LETTER: {
    withSum: '{sender} verlangt {sum} Gebühren für Radio und Fernsehen.',
    plain:
      '{sender} will die Gebühr für Fernsehen und Radio oder wissen, warum Sie sie nicht zahlen müssen.',
  },
  EVICTION_NOTICE: {
    withSum: '{sender} will, dass Sie aus Ihrer Wohnung ausziehen.',
    plain: '{sender} will, dass Sie aus Ihrer Wohnung ausziehen.',
  },
  RENT_ARREARS_LETTER: {
    withSum: '{sender} sagt, Sie schulden {sum} Miete.',
    plain: '{sender} sagt, dass Miete fehlt.',
  },
  DISMISSAL_LETTER: {
    withSum: '{sender} sagt, dass Ihre Arbeit endet.',
    plain: '{sender} sagt, dass Ihre Arbeit endet.',
  },
  REDUNDANCY_NOTICE: {
    withSum: '{sender} sagt, dass Ihre Stelle vielleicht wegfällt.',
    plain: '{sender} sagt, dass Ihre Stelle vielleicht wegfällt.',
  },
  BENEFIT_OVERPAYMENT: {
    withSum: '{sender} sagt, Sie haben {sum} zu viel bekommen.',
    plain: '{sender} schreibt über Ihre Sozialleistung.',
  },
  TAX_DEMAND: {
    withSum: '{sender} sagt, Sie schulden {sum} Steuern.',
    plain: '{sender} verlangt Steuern von Ihnen.',
  },
  UTILITY_BILL_DEMAND: {
    withSum: '{sender} sagt, von einer Rechnung sind {sum} offen.',
    plain: '{sender} verlangt, dass Sie eine Rechnung zahlen.',
  },
  INSURANCE_DECISION: {
    withSum: '{sender} teilt mit, wie über Ihren Antrag entschieden wurde.',
    plain: '{sender} teilt mit, wie über Ihren Antrag entschieden wurde.',
  },
  CONSUMER_CONTRACT_DISPUTE: {
    withSum: '{sender} schreibt über einen Vertrag mit Ihnen und {sum}.',
    plain: '{sender} schreibt über einen Vertrag mit Ihnen.',
  },
  CEASE_AND_DESIST: {
    withSum: '{sender} verlangt, dass Sie etwas unterlassen, und fordert {sum}.',
    plain: '{sender} verlangt, dass Sie etwas unterlassen.',
  },
  COPYRIGHT_INFRINGEMENT_LETTER: {
    withSum: '{sender} verlangt {sum} für die Nutzung eines Werks.',
    plain: '{sender} sagt, Sie haben ein Werk ohne Erlaubnis benutzt.',
  },
}

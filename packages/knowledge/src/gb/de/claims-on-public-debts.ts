/** Forderungen für Parken, Miete, Pflege, Leistungen, Energie und Wasser: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const CLAIMS_ON_PUBLIC_DEBTS_DE: Words = {
  'gb.benefit-debt.from-pay': {
    says: 'Bei Schulden aus Leistungen kann der Arbeitgeber ohne Gericht Lohn abziehen müssen. Es gibt feste Grenzen. Sie können um weniger im Monat bitten.',
  },
  'gb.benefit-debt.housing': {
    says: 'Zu viel Wohngeld (Housing Benefit) müssen Sie nicht zurückzahlen, wenn die Gemeinde den Fehler machte und Sie ihn nicht erkennen konnten. Fragen Sie nach der Berechnung.',
  },
  'gb.tax-credit-debt.law': {
    says: 'Sie können jede Entscheidung über Steuergutschriften (tax credits) verlangen, auf der die Schuld beruht, und die Berechnung der Summe.',
  },
  'gb.tax-credit-debt.code': {
    says: 'Machte das Amt den Fehler und Sie taten Ihren Teil, können Sie die Rückzahlung bestreiten. Fragen Sie nach dem Formular TC846. Es muss meist binnen drei Monaten nach der Entscheidung da sein.',
  },
  'gb.energy-debt.back-bill': {
    says: 'Energie von vor über 12 Monaten darf eine Firma nicht erst jetzt berechnen. Das gilt nicht, wenn Sie es verhindert haben.',
  },
  'gb.energy-debt.plan': {
    says: 'Ihre Energiefirma muss einen Plan anbieten, den Sie zahlen können. Fragen Sie danach, auch wenn schon ein Inkasso schreibt.',
  },
  'gb.energy-debt.warrant': {
    says: 'Ein Inkassomitarbeiter darf nur mit Ihrer Erlaubnis herein. Für den Zähler braucht die Energiefirma Ihr Ja oder einen Gerichtsbeschluss (warrant).',
  },
  'gb.water-debt.stays-on': {
    says: 'Das Wasser in Ihrer Wohnung darf wegen dieser Schuld nicht gesperrt oder gedrosselt werden.',
  },
  'gb.lbc.scotland-not-yet': {
    says: 'Niemand kann jetzt Ihren Lohn oder Ihr Konto pfänden. Meist braucht es ein Urteil (decree) und dann eine Zahlungsaufforderung (charge) mit 14 Tagen.',
  },
  'gb.pay-debt.overpaid-wages': {
    says: 'Zu viel gezahlten Lohn kann der Arbeitgeber vom späteren Lohn abziehen. Sind Sie weg, muss er sich mit Ihnen einigen oder klagen. Fragen Sie nach der Berechnung und bieten Sie an, was geht.',
  },
}

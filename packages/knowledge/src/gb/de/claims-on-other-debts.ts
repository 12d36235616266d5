/** Forderungen für Parken, Miete, Pflege, Leistungen, Energie und Wasser: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const CLAIMS_ON_OTHER_DEBTS_DE: Words = {
  'gb.parking-debt.beavis': {
    says: 'Der Supreme Court erlaubte 2015 eine Parkforderung von £85, weil die Schilder dort groß und klar waren. Ihre Schilder und Ihre Summe können anders sein.',
    actionable:
      'Verlangen Sie Fotos der Schilder und wo sie standen. Sagen Sie es, wenn sie versteckt, klein oder schlecht lesbar waren.',
  },
  'gb.lease-debt.small-sum': {
    says: 'Wegen £350 oder weniger kann eine Wohnung mit langem Mietrecht (lease) nicht entzogen werden. Anders ist es, wenn ein Teil über drei Jahre offen ist.',
  },
  'gb.lease-debt.admin-charge': {
    says: 'Eine Verwaltungsgebühr (administration charge) muss angemessen sein, mit einem Blatt über Ihre Rechte. Ein Gericht (tribunal) kann entscheiden, ob Sie sie schulden.',
  },
  'gb.tenancy-debt.deposit': {
    says: 'Haben Sie eine Kaution gezahlt, musste sie binnen 30 Tagen in ein System. Sonst kann ein Gericht Ihnen das Ein- bis Dreifache zusprechen.',
    actionable:
      'Suchen Sie Ihre Kaution online in den drei Systemen. Fehlte sie, schreiben Sie das und rechnen Sie Ihren Anspruch gegen.',
  },
  'gb.tenancy-debt.fees': {
    says: 'Vermieter oder Makler dürfen keine Gebühren für Putzen, Prüfung oder Papiere nehmen. Ersatz gibt es nur für echten Schaden, nicht für normale Abnutzung.',
  },
  'gb.care-debt.review-wales': {
    says: 'In Wales können Sie die Gemeinde bitten, eine Pflegegebühr und ihre Berechnung zu überprüfen.',
  },
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
    says: 'Machte das Amt den Fehler und Sie taten Ihren Teil, können Sie die Rückzahlung bestreiten. Fragen Sie nach dem Formular TC846.',
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

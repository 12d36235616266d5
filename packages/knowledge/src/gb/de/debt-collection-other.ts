/** Inkasso für Parken, Energie und Telefon: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_OTHER_DE: Words = {
  'gb.debt.parking-reality': {
    says: 'Diese Inkassofirma hat keine Macht über Sie oder Ihr Auto. Nur die Parkfirma kann klagen. Dann bekämen Sie zuerst ein Gerichtsformular.',
  },
  'gb.debt.parking-credit-file': {
    says: 'Eine private Parkforderung kommt nicht in Ihre Kreditakte (credit file). Das tut nur ein Urteil, das Sie nicht innerhalb eines Monats zahlen.',
    learnMore:
      'Briefe, die mit Ihrer Kreditwürdigkeit drohen, lassen die Schritte dazwischen weg: Klage, Urteil und ein Monat zum Zahlen.',
  },
  'gb.debt.parking-step-operator': {
    says: 'Schreiben Sie an die Parkfirma, nicht an das Inkasso. Verlangen Sie den ersten Brief, die Fotos und die Schilder. Sagen Sie nicht, wer gefahren ist.',
  },
  'gb.debt.parking-watch': {
    says: 'Parkfirmen gehen wirklich vor Gericht. Einen Inkassobrief können Sie weglegen, aber nie eine letzte Aufforderung (letter of claim) oder ein Gerichtsformular.',
  },
  'gb.debt.energy-back-bill': {
    says: 'Eine Energiefirma darf keine Energie berechnen, die Sie vor mehr als 12 Monaten verbraucht haben und die sie nicht berechnet hat. Das gilt nicht, wenn Sie es verhindert haben.',
  },
  'gb.debt.energy-ombudsman': {
    says: 'Beschweren Sie sich bei der Energiefirma, nicht nur beim Inkasso. Nach acht Wochen oder einer letzten Antwort hilft der Energy Ombudsman kostenlos.',
  },
  'gb.debt.phone-ombudsman': {
    says: 'Beschweren Sie sich bei der Telefon- oder Internetfirma. Nach sechs Wochen oder einer letzten Antwort kann eine kostenlose Schlichtung entscheiden.',
  },
  'gb.debt.phone-change': {
    says: 'Seit 8. April 2026 warten Sie bei Telefon und Internet sechs statt acht Wochen, bis eine kostenlose Schlichtung Ihre Beschwerde prüfen kann.',
    was: 'Sie mussten acht Wochen warten, bis eine kostenlose Schlichtung helfen konnte.',
    is: 'Sie warten sechs Wochen.',
  },
  'gb.debt.water-no-cut': {
    says: 'Das Wasser in Ihrer Wohnung darf wegen Schulden nicht gesperrt oder gedrosselt werden.',
  },
  'gb.debt.claim-goes-on': {
    says: 'Kam schon ein Formular vom Gericht (claim form)? Dann antworten Sie dem Gericht bis zu seinem Datum. Ein Angebot hält diese Zeit nicht an.',
  },
}

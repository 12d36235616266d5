/** A decision on a benefit that may be wrong: a new look, the tribunal, and each nation. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_DECISION_DE: Words = {
  'gb.pip.right-points': {
    says: 'Acht Punkte geben den normalen Satz, 12 den höheren. Eine Aufgabe zählt nur, wenn Sie sie sicher, gut genug, immer wieder und in guter Zeit schaffen.',
  },
  'gb.benefit.right-again': {
    says: 'Bitten Sie innerhalb eines Monats um eine neue Prüfung (mandatory reconsideration). Mit gutem Grund geht es auch später, bis zu 13 Monate.',
  },
  'gb.benefit.right-tribunal': {
    says: 'Nach der Antwort haben Sie einen Monat für die Klage bei einem Gericht (tribunal). Sie ist kostenlos, und das Gericht ist unabhängig vom Amt.',
  },
  'gb.benefit.right-work-test': {
    says: 'Genug Punkte sind ein Weg, als nicht arbeitsfähig zu gelten. Eine echte Gefahr für die Gesundheit ist ein anderer. Verlangen Sie den Bericht und antworten Sie darauf.',
  },
  'gb.benefit.carers-pay': {
    says: 'Fragen Sie, wie Ihr Lohn gerechnet wurde. Steuern, die Hälfte Ihrer Rentenbeiträge und manche Pflegekosten werden abgezogen. Schwankender Lohn kann gemittelt werden.',
  },
  'gb.benefit.carers': {
    says: 'Zurückzahlen müssen Sie nur, wenn Sie Falsches gesagt oder Nötiges nicht gemeldet haben. Wusste das Amt alles und irrte, sagen Sie das.',
  },
  'gb.benefit.answer': {
    says: 'Bitten Sie innerhalb eines Monats um eine neue Prüfung, mit Belegen vom Arzt. Bleibt es beim Nein, klagen Sie innerhalb eines Monats kostenlos beim tribunal. Viele gewinnen dort.',
  },
}

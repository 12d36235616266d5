/** What the first letter of a collector must say, and what it may cost: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_COSTS_DE: Words = {
  'de.debt.insight-disguise': {
    says: 'Die Kosten können höher sein, als das Gesetz erlaubt. Das kommt in solchen Briefen oft vor.',
    actionable: 'Fragen Sie nach dem Gebührensatz (0,5, 0,9 oder 1,3) und nach dem Wert.',
  },
  'de.debt.element-client': {
    says: 'Im ersten Brief müssen Name und Anschrift des Auftraggebers stehen.',
    name: 'Name der Firma, für die sie handeln',
    ifMissing:
      'Im Brief steht wohl nicht, für wen sie Geld einziehen. Fragen Sie nach: Name und Anschrift sind Pflicht.',
  },
  'de.debt.element-reason': {
    says: 'Im ersten Brief müssen Vertragsgegenstand und Datum des Vertrags stehen.',
    name: 'Forderungsgrund und Vertragsdatum',
    ifMissing:
      'Im Brief steht wohl nicht, um welchen Vertrag es geht und von wann er ist. Fragen Sie, bevor Sie zahlen.',
  },
  'de.debt.element-costs': {
    says: 'Verlangen sie Kosten, müssen sie Art, Höhe und Grund nennen.',
    name: 'Art, Höhe und Grund der Inkassokosten',
    ifMissing:
      'Der Brief verlangt Kosten, nennt aber wohl nicht den Grund. Fragen Sie nach dem Gebührensatz.',
  },
  'de.debt.change-fees': {
    says: 'Die Gebühren sind am 1. Juni 2025 gestiegen. Für frühere Aufträge gelten die alten Sätze.',
    was: 'Bis 31. Mai 2025 betrug eine volle Gebühr 49 €, bei unbestrittenen Forderungen bis 50 € nur 30 €.',
    is: 'Seit 1. Juni 2025 beträgt eine volle Gebühr bis 500 € Wert 51,50 €, bei unbestrittenen Forderungen bis 50 € 31,50 €.',
  },
  'de.debt.insight-reminder-fee': {
    says: 'Eine Mahngebühr darf nur Papier und Porto decken, kein Personal. Gerichte erlauben oft nur wenige Euro.',
    actionable:
      'Zahlen Sie die Rechnung. Weisen Sie zurück, was über wenige Euro je Mahnung hinausgeht.',
  },
  'de.debt.charge-small': {
    says: 'Bei unbestrittenen Forderungen bis 50 € ergibt selbst der höchste Satz (1,3 mit Auslagen und Umsatzsteuer) 58,48 €. Meist ist es viel weniger.',
    name: 'Inkassokosten bei unbestrittener Forderung bis 50 €',
  },
  'de.debt.charge-to-500': {
    says: 'Bei unbestrittenen Forderungen bis 500 € ergibt selbst der höchste Satz (1,3 mit Auslagen und Umsatzsteuer) 95,60 €. Für den ersten Brief gilt meist 0,5.',
    name: 'Inkassokosten bei unbestrittener Forderung bis 500 €',
  },
  'de.debt.right-doctor-bill': {
    says: 'Eine Arzt- oder Zahnarztrechnung ist erst fällig, wenn sie jede Leistung mit Faktor nennt. Über 2,3 muss sie einen Grund angeben.',
  },
  'de.debt.right-doctor-told': {
    says: 'War nicht sicher, dass die Kasse zahlt, mussten sie Ihnen vorher die Kosten in Textform nennen. Sonst müssen Sie diesen Teil vielleicht nicht zahlen.',
  },
}

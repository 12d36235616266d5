/** Debts to a bank: usury, unfair terms and home loans: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const LOAN_DEBT_DE: Words = {
  'es.debt.right-usury': {
    says: 'Liegt der Zins weit über dem normalen Satz, kann ein Gericht ihn Wucher (usura) nennen. Dann zahlen Sie nur das erhaltene Geld zurück.',
  },
  'es.debt.right-unfair-terms': {
    says: 'Als Verbraucher binden Sie unfaire Klauseln (cláusulas abusivas) nicht, etwa eine Mahngebühr ohne echte Leistung.',
  },
  'es.debt.right-mortgage': {
    says: 'Eine Bank darf einen Hauskredit erst nach langem Rückstand beenden. Das sind 12 Raten oder 3 % des Kredits, später 15 Raten oder 7 %. Sie muss Sie vorher auffordern und einen Monat Zeit geben.',
  },
  'es.debt.step-mortgage': {
    says: 'Bitten Sie die Bank schriftlich um den Código de Buenas Prácticas: kleinere oder längere Raten für Familien in Not.',
  },
  'es.debt.insight-fees': {
    says: 'Mahngebühren (comisión por reclamación) sind oft unfair, wenn sie keine echte Arbeit nennen.',
    actionable: 'Fragen Sie, was für die Gebühr getan wurde. Verlangen Sie, sie zu streichen.',
  },
  'es.debt.right-mortgage-pause': {
    says: 'Familien in Not können das Gericht bitten, die Räumung aus dem Haus mit Hypothek bis zum 15. Mai 2028 zu stoppen.',
  },
}

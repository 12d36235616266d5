/** Haft wegen Bußgeld, Mietwagen, Parksteuer, Gemeindesteuern, Zuschläge, Gerichtsvollzieher, Wasser und Nebenkosten: die Zeilen der Niederlande auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_DE: Words = {
  'nl.fine.right-parking-tax': {
    says: 'Das ist eine Steuer der Gemeinde und kein Bußgeld. Es ist der Preis des Parkens plus Kosten. Für die Kosten gibt es eine Obergrenze.',
  },
  'nl.tax.right-woz': {
    says: 'Sie können von der Gemeinde den Bericht über den Wert Ihres Hauses verlangen und innerhalb von sechs Wochen Widerspruch einlegen.',
  },
  'nl.tax.right-waiver': {
    says: 'Mit wenig Einkommen und Erspartem können Sie die Gemeinde bitten, Ihnen die Steuern zu erlassen (kwijtschelding).',
  },
  'nl.benefit.right-allowance': {
    says: 'Sie können einen Zuschlag (toeslag) in Raten zurückzahlen. Bitten Sie um einen Plan, der zu Ihrem Geld passt.',
  },
  'nl.benefit.right-uwv': {
    says: 'Das UWV darf zu viel Gezahltes zurückfordern. Aus dringenden Gründen kann es weniger oder nichts verlangen.',
  },
  'nl.benefit.right-uwv-fine': {
    says: 'Änderungen müssen Sie dem UWV sofort melden. Ein Bußgeld muss zu Ihrer Schuld passen: meist die Hälfte der Summe, weniger bei wenig Schuld, keines ohne Schuld. Eine Verwarnung kann genügen.',
  },
  'nl.bailiff.right-fees': {
    says: 'Das Gesetz legt fest, was ein Gerichtsvollzieher je Handlung berechnen darf. Verlangen Sie eine Liste und vergleichen Sie.',
  },
  'nl.utility.right-water': {
    says: 'Vor einer Wassersperre müssen Mahnungen und ein Angebot zur Schuldenhilfe kommen.',
  },
  'nl.rent.right-service-costs': {
    says: 'Jedes Jahr, binnen sechs Monaten nach dessen Ende, muss der Vermieter die echten Nebenkosten zeigen. Mehr zahlen Sie nicht.',
  },
  'nl.rent.step-service-costs': {
    says: 'Verlangen Sie Einsicht in die Rechnungen. Gibt es keine Einigung, kann die Huurcommissie entscheiden.',
  },
  'nl.mortgage.right-private-sale': {
    says: 'Die Bank darf das Haus nur über einen Notar verkaufen lassen. Sie können beim Gericht einen freien Verkauf beantragen, der oft mehr bringt.',
  },
  'nl.debt.right-sold': {
    says: 'Wurde die Forderung verkauft, verlangen Sie den Nachweis und den ersten Vertrag. Der Verkauf gilt für Sie erst, wenn er Ihnen mitgeteilt wurde.',
  },
  'nl.copyright.warn-costs': {
    says: 'Vor Gericht zahlt der Verlierer hier die echten Anwaltskosten der Gegenseite. War das Foto ihres, machen Sie früh ein faires Angebot.',
  },
  'nl.benefit.right-svb': {
    says: 'Die SVB kann aus dringenden Gründen (dringende redenen) weniger oder nichts verlangen. Schreiben Sie, was die Schuld für Sie bedeutet und was Sie gemeldet hatten.',
  },
}

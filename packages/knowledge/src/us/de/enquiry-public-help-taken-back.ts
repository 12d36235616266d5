/** The German words of the rows in ../enquiry-public-help-taken-back.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PUBLIC_HELP_TAKEN_BACK_DE: Words = {
  'us.fact.snap-overpaid': {
    says: 'Auch wenn der Fehler beim Amt lag, kann es SNAP meist zurückfordern. Verlangen Sie binnen 90 Tagen schriftlich eine Anhörung (fair hearing), mit dem Beleg, dass Sie alles gemeldet haben: Sind Sie rechtzeitig, soll es warten. Stimmt die Summe, bitten Sie um eine Senkung (compromise). Ohne Betrug darf es höchstens 10 % der Leistung im Monat nehmen, oder 10 Dollar, wenn das mehr ist. Unterschreiben Sie nichts, was Betrug sagt oder auf die Anhörung verzichtet.',
  },
  'us.fact.medicaid-renewal': {
    says: 'Schicken Sie die Unterlagen jetzt. Binnen 90 Tagen nach dem Ende brauchen die meisten keinen neuen Antrag. Verlangen Sie auch eine Anhörung (fair hearing), wenn der Brief an die alte Adresse ging. Sagen Sie es Arzt oder Apotheke und fragen Sie eine Klinik nach dringender Arznei. Rechnungen seither werden oft später gedeckt.',
  },
  'us.fact.cp504': {
    says: 'Mit einem CP504 darf die IRS noch nicht an Lohn oder Konto, meist nur an eine Steuererstattung des Bundesstaats. Für den Rest muss erst ein letzter Bescheid kommen, mit 30 Tagen für eine Anhörung. Nutzen Sie die Zeit: Raten über IRS.gov, oder eine Pause, wenn Miete und Essen sonst nicht gehen.',
  },
  'us.fact.taxes-not-filed': {
    says: 'Geben Sie die Erklärungen jetzt ab, auch wenn Sie nicht zahlen können. Spät abzugeben kostet viel mehr als spät zu zahlen, und eine Erstattung verfällt nach drei Jahren. Lohnbelege finden Sie in Ihrem Konto auf IRS.gov. Bitten Sie dann um Raten. Gefängnis droht denen, die verbergen oder lügen, kaum denen, die sich melden.',
  },
  'us.fact.support-license': {
    says: 'Antworten Sie schriftlich bis zum Tag im Brief, meist 20 bis 30 Tage. Bieten Sie einen Ratenplan an: In den meisten Bundesstaaten bleibt der Führerschein dann. Sagen Sie, dass Sie ihn für die Arbeit brauchen. Beantragen Sie heute eine Änderung des Unterhalts, denn er sinkt erst ab dem Antrag. Zahlen Sie weiter, was geht.',
  },
}

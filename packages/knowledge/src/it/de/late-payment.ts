/** The German words of Italy: late payment and the costs of a condominium. */
import type { Words } from '@plainletter/contracts/rule'

export const LATE_PAYMENT_WORDS: Words = {
  'it.late.right-interest': {
    says: 'Vor einem Gerichtsverfahren schuldet eine Privatperson nur den gesetzlichen Zins oder den Zins im Vertrag. Der hohe Satz aus d.lgs. 231/2002 gilt für Firmen.',
  },
  'it.late.right-demand': {
    says: 'Eine schriftliche Mahnung setzt Sie in Verzug, und die Verjährung läuft neu. Um einen Vertrag zu beenden, muss sie meist mindestens 15 Tage geben.',
  },
  'it.condominium.right-papers': {
    says: 'Verlangen Sie vom Verwalter (amministratore) die Abrechnung, die Aufteilung der Kosten und das Protokoll. Jeder Eigentümer darf die Papiere sehen.',
  },
  'it.condominium.right-contest': {
    says: 'Einen Beschluss der Versammlung (assemblea) können Sie innerhalb von 30 Tagen anfechten. Waren Sie nicht da, zählen sie ab der Mitteilung an Sie.',
  },
  'it.condominium.know-order': {
    says: 'Für Kosten, die die Versammlung genehmigt hat, kann ein Gericht sofortige Zahlung anordnen. Das geht auch, wenn Sie widersprechen. Antworten Sie also früh.',
    learnMore:
      'Gewöhnliche Kosten sind meist nach fünf Jahren zu alt (codice civile, articolo 2948).',
  },
}

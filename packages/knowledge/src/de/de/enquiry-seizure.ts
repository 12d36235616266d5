/** Questions about what a court officer or a creditor may take: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SEIZURE_DE: Words = {
  'de.ask-debt.officer-let-in': {
    says: 'Ohne richterliche Anordnung müssen Sie den Gerichtsvollzieher nicht hereinlassen. Sie kann aber folgen, dann darf ein Schlüsseldienst öffnen. Bett, Kühlschrank, Waschmaschine, einfacher Fernseher und was Sie für die Arbeit brauchen, bleiben bei Ihnen. Reden Sie mit ihm: Raten, meist bis zwölf Monate, können alles stoppen. Gehen Sie zum Termin für die Vermögensauskunft, sonst droht Haft.',
  },
  'de.ask-debt.officer-takes': {
    says: 'Bett, Kühlschrank, normaler Fernseher, Handy, Haustiere und Arbeitssachen bleiben Ihnen. Sehr Teures kann gegen Einfaches getauscht werden.',
    dependsOn: 'ob Sie es für ein einfaches Leben oder die Arbeit brauchen',
  },
  'de.ask-debt.account-seized': {
    says: 'Lassen Sie das Konto sofort in ein P-Konto umwandeln. Binnen eines Monats wirkt das rückwirkend: mindestens 1.590 € im Monat sind frei.',
  },
  'de.ask-debt.wages': {
    says: 'Bis 30. Juni 2027 sind 1.587,40 € netto im Monat sicher, plus 597,42 € für die erste unterhaltene Person. Vom Rest geht nur ein Teil.',
    dependsOn: 'Ihr Nettolohn und wen Sie unterhalten',
  },
  'de.ask-debt.prison': {
    says: 'Für private Schulden kommt niemand ins Gefängnis. Ein Haftbefehl erzwingt nur die Vermögensauskunft. Bei Bußgeld und Geldstrafe ist es anders.',
  },
  'de.ask-debt.asset-statement': {
    says: 'Zahlen Sie oder vereinbaren Sie Raten in den zwei Wochen. Sonst gehen Sie zum Termin und sagen die Wahrheit. Fehlen kann Haft bringen.',
  },
  'de.ask-debt.basic-account': {
    says: 'Jeder hat ein Recht auf ein Basiskonto, auch mit Schulden. Eine Bank darf nur aus wenigen Gründen ablehnen. Die BaFin hilft.',
  },
}

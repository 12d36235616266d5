/** Fahren ohne Fahrschein und Papiere zur Heirat: die Zeilen auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_DE: Words = {
  'de.fare.right-sixty': {
    says: 'Für eine Fahrt ohne Fahrschein im Nahverkehr dürfen höchstens 60 € verlangt werden. Mahnkosten kommen erst hinzu, wenn Sie zu spät zahlen.',
  },
  'de.fare.right-seven': {
    says: 'Hatten Sie eine gültige Zeitkarte auf Ihren Namen? Zeigen Sie sie innerhalb einer Woche vor. Dann sind es höchstens 7 €.',
  },
  'de.fare.right-no-fault': {
    says: 'Sie schulden kein erhöhtes Entgelt, wenn Sie ohne eigene Schuld keinen Fahrschein bekamen, etwa bei einem kaputten Automaten.',
  },
  'de.fare.step-prove': {
    says: 'Notieren Sie Tag, Linie und Haltestelle. Schicken Sie den Fahrschein oder ein Foto des kaputten Automaten.',
  },
  'de.ask.marriage-papers': {
    says: 'Holen Sie das genannte Papier beim Standesamt Ihres Heimatlandes, mit Apostille und Übersetzung. Bitten Sie das Standesamt hier um mehr Zeit, wenn Sie sie brauchen. Ohne Ehefähigkeitszeugnis kann das Oberlandesgericht Sie davon befreien.',
  },
  'de.ask.apostille': {
    says: 'Eine Apostille ist ein Stempel, der zeigt, dass ein Papier echt ist. Das Land, aus dem das Papier kommt, gibt sie.',
  },
  'de.mortgage.right-notice': {
    says: 'Die Bank darf ein Immobiliendarlehen nur kündigen, wenn zwei Raten in Folge und 2,5 % des Darlehens offen sind. Vorher muss eine Frist von zwei Wochen kommen.',
  },
  'de.mortgage.right-stay': {
    says: 'Sie können das Gericht bitten, die Versteigerung bis zu sechs Monate einzustellen. Stellen Sie den Antrag innerhalb von zwei Wochen nach dem Hinweis des Gerichts.',
  },
  'de.mortgage.right-half': {
    says: 'Beim ersten Termin darf das Haus nicht für weniger als die Hälfte seines Werts weggehen.',
  },
}

/** The German words of the rows in ../enquiry-benefits.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFITS_DE: Words = {
  'it.ask.inps-back': {
    says: 'Gehen Sie kostenlos zu einem Patronat (patronato). Sie haben 90 Tage für den Einspruch (ricorso). Zahlte INPS eine Rente aus eigenem Fehler, muss ein ehrlicher Mensch sie oft nicht zurückzahlen.',
  },
  'it.ask.benefit-refused': {
    says: 'Ein Patronat (patronato) legt kostenlos Einspruch (ricorso) bei INPS ein, innerhalb von 90 Tagen. Gegen ein Nein zur Zivilinvalidität (invalidità civile) gehen Sie stattdessen zum Gericht, innerhalb von sechs Monaten.',
  },
  'it.ask.single-allowance-age': {
    says: 'Bis 18 gibt es ihn immer. Von 18 bis 21 läuft er weiter, wenn das Kind lernt, studiert, Zivildienst (servizio civile) leistet oder arbeitslos gemeldet ist. Das gilt auch bei Arbeit mit weniger als 8.000 € im Jahr. Für ein behindertes Kind gibt es keine Altersgrenze. Aktualisieren Sie den Antrag bei der INPS, wenn das Kind 18 wird. Ein Patronato hilft kostenlos.',
  },
  'it.ask.single-allowance-no-isee': {
    says: 'Sie bekommen es auch ohne ISEE, aber nur den kleinsten Betrag: 2026 rund 58 € im Monat je minderjähriges Kind, rund 30 € für eines von 18 bis 20. Mit ISEE können es bis etwa 204 € sein. Reichen Sie die ISEE (DSU) bis 30. Juni ein, rechnet INPS ab März neu und zahlt den Rest. Später zählt sie ab jenem Monat. Die DSU ist beim CAF oder auf der Seite von INPS kostenlos.',
  },
}

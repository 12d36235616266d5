/** The German words of the rows in ../owners-costs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const OWNERS_COSTS_DE: Words = {
  'de.owners.reality': {
    says: 'Sie schulden, was die Eigentümerversammlung beschlossen hat, auch wenn es falsch erscheint. Nur ein Gericht kann den Beschluss aufheben.',
  },
  'de.owners.right-contest': {
    says: 'Gegen einen Beschluss müssen Sie binnen eines Monats nach der Versammlung klagen, mit Gründen binnen zwei Monaten.',
  },
  'de.owners.right-papers': {
    says: 'Sie dürfen Belege, Beschluss-Sammlung und Vermögensbericht einsehen.',
  },
  'de.owners.right-limit': {
    says: 'Vorschüsse und Nachzahlungen verjähren nach drei Jahren, gerechnet ab Jahresende.',
  },
  'de.owners.step': {
    says: 'Fragen Sie, auf welchem Beschluss die Summe beruht. Zahlen Sie, was stimmt: Rückstände können am Ende die Wohnung kosten.',
  },
}

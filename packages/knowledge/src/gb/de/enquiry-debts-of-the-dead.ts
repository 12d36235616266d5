/** Questions about the debts of a parent who left nothing: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBTS_OF_THE_DEAD_DE: Words = {
  'gb.ask-debt.dead-nothing-left': {
    says: 'Nein. Kinder erben keine Schulden. Gezahlt wird nur aus dem, was die Person hinterließ, und eine angemessene Bestattung geht vor. Bleibt nichts, zahlt niemand. Schreiben Sie, dass im Nachlass kein Geld ist, mit Kopie der Sterbeurkunde. Zahlen Sie nichts aus Eigenem und sagen Sie nichts zu. Sie schulden nur, was Sie selbst unterschrieben haben.',
  },
  'gb.ask-debt.dead-spouse': {
    says: 'Sie schulden nur, was Sie selbst mit unterschrieben haben. Übernehmen Sie das Konto nicht und zahlen Sie nichts aus Eigenem. Der Nachlass zahlt zuerst eine angemessene Bestattung, dann Schulden. Reicht er nicht, schreiben Sie das, mit der Sterbeurkunde. Ein gemeinsames Haus geht meist auf Sie über, aber fünf Jahre lang kann ein Gläubiger bei Gericht den Anteil des Toten verlangen. National Debtline hilft kostenlos: 0808 808 4000.',
  },
}

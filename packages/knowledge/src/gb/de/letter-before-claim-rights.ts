/** Rights of who gets a letter before court action, from a business or from a person: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const LETTER_BEFORE_CLAIM_RIGHTS_DE: Words = {
  'gb.lbc.right-thirty': {
    says: 'Sie haben das Recht auf 30 Tage für die Antwort, ab dem Datum im Brief. Das gilt, wenn eine Firma Geld von einer Privatperson fordert.',
  },
  'gb.lbc.right-documents': {
    says: 'Sie haben das Recht, Unterlagen zu verlangen. Sie müssen sie innerhalb von 30 Tagen schicken oder sagen, warum es nicht geht.',
  },
  'gb.lbc.right-wait': {
    says: 'Schicken Sie das Formular zurück, sollen sie 30 Tage nicht vor Gericht gehen. Das zählt ab Eingang oder ab Versand Ihrer Unterlagen.',
  },
  'gb.lbc.right-talk': {
    says: 'Beide Seiten müssen versuchen, sich ohne Gericht zu einigen. Sie können Raten anbieten oder einen Vermittler (mediator) oder Ombudsman vorschlagen.',
  },
  'gb.lbc.right-notice': {
    says: 'Scheitern die Gespräche, sollen sie es Ihnen mindestens 14 weitere Tage vor der Klage ankündigen.',
  },
  'gb.lbc.right-breach': {
    says: 'Überspringen sie diese Schritte, können Sie es dem Gericht sagen. Ein Richter kann den Fall anhalten oder die Kosten anders verteilen.',
  },
  'gb.lbc.person-right': {
    says: 'Sie sollen eine faire Zeit zum Antworten haben: 14 Tage in einfachen Fällen. Die längere Frist für Schulden bei Firmen gilt hier nicht.',
  },
  'gb.lbc.person-step': {
    says: 'Antworten Sie vor dem Datum im Brief. Schreiben Sie, was stimmt und was nicht, und schicken Sie Belege. Bieten Sie ein Gespräch an.',
  },
}

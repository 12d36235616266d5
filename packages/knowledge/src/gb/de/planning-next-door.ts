/** A plan to build next door: comments to the council. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const PLANNING_NEXT_DOOR_DE: Words = {
  'gb.planning.wants': {
    says: 'Die Gemeinde fragt, was Sie von Bauarbeiten in Ihrer Nähe halten. Sie müssen nicht antworten.',
  },
  'gb.planning.right-comment': {
    says: 'Sie können sich bis zum Tag im Brief äußern, meist innerhalb von 21 Tagen. Die Gemeinde muss es beachten, wenn es um Planung geht: Licht, Einblick, Größe, Lärm, Verkehr.',
  },
  'gb.planning.step': {
    says: 'Sehen Sie die Pläne online an. Schreiben Sie kurz zu Licht, Einblick, Größe oder Lärm. Hauspreise und Streit zählen nicht. Bitten Sie ein Ratsmitglied um Hilfe.',
  },
}

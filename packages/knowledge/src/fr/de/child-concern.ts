/** The German words of the rows in ../child-concern.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHILD_CONCERN_DE: Words = {
  'fr.worry.want': {
    says: 'Dem Département wurde eine Sorge um Ihr Kind gemeldet (information préoccupante). Es muss das prüfen, meist in drei Monaten.',
  },
  'fr.worry.right-support': {
    says: 'Zu jedem Gespräch dürfen Sie eine Person Ihrer Wahl mitbringen. Grund und Ergebnis müssen sie nennen, außer es schadet dem Kind.',
  },
  'fr.worry.right-judge': {
    says: 'Zuerst kommt Hilfe, mit Ihrer Zustimmung. Nur das Kindergericht (juge des enfants) kann etwas anordnen, wenn das Kind in Gefahr ist. Dort dürfen Sie Anwalt und Akteneinsicht haben.',
  },
  'fr.worry.step': {
    says: 'Gehen Sie hin, bleiben Sie ruhig und zeigen Sie den Alltag: Schule, Arzt, Essen. Notieren Sie Ihre Antworten. Die 119 und ein Anwalt beraten kostenlos.',
  },
}

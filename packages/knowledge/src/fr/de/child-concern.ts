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
    says: 'Hilfe kommt zuerst, und mit Ihrem Ja. Etwas auferlegen kann nur das Jugendgericht (juge des enfants), wenn das Kind in Gefahr ist. In großer Gefahr darf die Staatsanwaltschaft sofort handeln. Dort dürfen Sie eine Anwältin haben und die Akte sehen.',
  },
  'fr.worry.step': {
    says: 'Gehen Sie hin, bleiben Sie ruhig und zeigen Sie den Alltag: Schule, Arzt, Essen. Notieren Sie Ihre Antworten. Die 119 ist Tag und Nacht kostenlos, und Anwälte beraten kostenlos im Point-justice.',
  },
}

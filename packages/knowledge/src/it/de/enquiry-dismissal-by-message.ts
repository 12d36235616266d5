/** The German words of the rows in ../enquiry-dismissal-by-message.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_BY_MESSAGE_DE: Words = {
  'it.ask.dismissed-orally': {
    says: 'Eine Kündigung (licenziamento) muss schriftlich sein. Mündlich hat sie keine Wirkung. Schreiben Sie sofort, dass Sie weiter zur Arbeit bereit sind. Gehen Sie dann zu einer Gewerkschaft.',
  },
  'it.ask.dismissed-message': {
    says: 'Eine Kündigung muss schriftlich sein, mit Gründen. Manche Richter sehen eine WhatsApp-Nachricht als schriftlich an: Warten Sie nicht. Widersprechen Sie binnen 60 Tagen per Einschreiben oder PEC, dann klagen Sie binnen 180 Tagen.',
  },
  'it.ask.trial-period': {
    says: 'In der Probezeit (periodo di prova) können beide Seiten ohne Grund beenden. Sie muss vor dem ersten Arbeitstag unterschrieben sein und Ihre Aufgaben nennen. Wenn nicht, ist es eine normale Kündigung, und Sie haben 60 Tage.',
    dependsOn: 'was Sie unterschrieben haben und wann',
  },
}

/** Questions about a dismissal, a charge, a trial period and the end of a fixed term: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_WORDS: Words = {
  'it.ask.dismissed-orally': {
    says: 'Eine Kündigung (licenziamento) muss schriftlich sein. Mündlich hat sie keine Wirkung. Schreiben Sie sofort, dass Sie weiter zur Arbeit bereit sind. Gehen Sie dann zu einer Gewerkschaft.',
  },
  'it.ask.dismissed': {
    says: 'Wehren Sie sich innerhalb von 60 Tagen schriftlich (impugnazione), per Einschreiben (raccomandata) oder zertifizierter E-Mail (PEC). Beantragen Sie innerhalb von 68 Tagen Arbeitslosengeld (NASpI). Eine Gewerkschaft kann helfen.',
  },
  'it.ask.sick-dismissed': {
    says: 'Nicht wegen der Krankheit, bis die Grenze an Tagen in Ihrem Kollektivvertrag (comporto) überschritten ist. Danach geht es. Sie haben 60 Tage, sich zu wehren.',
    dependsOn: 'wie viele Tage Ihr Kollektivvertrag (CCNL) gibt',
  },
  'it.ask.pregnant-dismissed': {
    says: 'Nein. Vom Beginn der Schwangerschaft bis zum ersten Geburtstag des Kindes ist eine Kündigung (licenziamento) nichtig, mit wenigen Ausnahmen. Schicken Sie das ärztliche Papier und wehren Sie sich.',
  },
  'it.ask.dismissed-message': {
    says: 'Eine Kündigung muss schriftlich sein, mit Gründen. Manche Richter sehen eine WhatsApp-Nachricht als schriftlich an: Warten Sie nicht. Widersprechen Sie binnen 60 Tagen per Einschreiben oder PEC, dann klagen Sie binnen 180 Tagen.',
  },
  'it.ask.pregnant-term': {
    dependsOn: 'der wahre Grund',
    says: 'Eine Befristung darf auch in der Schwangerschaft enden. Beginnt der Mutterschutz binnen 60 Tagen nach dem Ende, zahlt INPS trotzdem. Nicht zu verlängern wegen der Schwangerschaft ist Diskriminierung. Gehen Sie zu Gewerkschaft oder Patronato.',
  },
  'it.ask.charge': {
    says: 'Sie haben fünf Tage für eine schriftliche Antwort oder eine Anhörung mit der Gewerkschaft. Antworten Sie auf jede Tatsache mit Beweisen, gestehen Sie nichts. Erst danach dürfen sie strafen. Dagegen haben Sie 20 Tage beim Arbeitsamt.',
  },
  'it.ask.trial-period': {
    says: 'In der Probezeit (periodo di prova) können beide Seiten ohne Grund beenden. Sie muss vor dem ersten Arbeitstag unterschrieben sein und Ihre Aufgaben nennen. Wenn nicht, ist es eine normale Kündigung, und Sie haben 60 Tage.',
    dependsOn: 'was Sie unterschrieben haben und wann',
  },
  'it.ask.warning-letter': {
    says: 'Antworten Sie innerhalb von fünf Tagen schriftlich, oder bitten Sie um eine Anhörung mit der Gewerkschaft. Vorher darf keine Strafe kommen. Gegen eine Strafe haben Sie 20 Tage für eine Kommission beim Arbeitsinspektorat (Ispettorato del lavoro).',
  },
}

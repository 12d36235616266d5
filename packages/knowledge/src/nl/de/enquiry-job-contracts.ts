/** Questions about fixed and agency jobs, a ban on rival work, and accidents at work: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOB_CONTRACTS_DE: Words = {
  'nl.ask.fixed-job': {
    says: 'Zählen Sie Ihre Verträge. Nach mehr als drei hintereinander, oder mehr als drei Jahren zusammen, haben Sie eine unbefristete Stelle. Sie läuft dann nicht aus, und eine Kündigung braucht einen gesetzlichen Grund. Pausen bis sechs Monate zählen nicht. Ein Tarifvertrag (CAO) kann anderes regeln. Schreiben Sie binnen zwei Monaten, dass Sie fest angestellt sind.',
    dependsOn: 'von Zahl, Dauer und Pausen',
  },
  'nl.ask.no-compete': {
    says: 'So ein Verbot muss schriftlich sein. In einer befristeten Stelle braucht es einen schriftlichen starken Grund, sonst ist es nichtig. Ein Gericht kann es kürzen oder streichen. Bitten Sie zuerst den Arbeitgeber um Freigabe.',
    dependsOn: 'davon, was Sie unterschrieben haben und was die neue Stelle ist',
  },
  'nl.ask.work-accident': {
    says: 'Ihr Arbeitgeber haftet, außer er tat alles Nötige für Ihre Sicherheit. Melden Sie es schriftlich, gehen Sie zum Arzt, sichern Sie Namen und Fotos. Während der Krankheit bleiben mindestens 70 % Lohn. Schaden können Sie fünf Jahre lang fordern.',
  },
  'nl.ask.agency-job': {
    says: 'Mit einer Leihklausel (uitzendbeding) kann die Stelle enden, wenn der Kunde aufhört. Ohne sie gelten die normalen Kündigungsregeln. Fragen Sie nach Vertrag und Phase. Meist gibt es eine Abfindung (transitievergoeding). Beantragen Sie WW binnen einer Woche.',
    dependsOn: 'von Vertrag und Phase',
  },
}

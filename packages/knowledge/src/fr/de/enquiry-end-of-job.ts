/** The German words of the rows in ../enquiry-end-of-job.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_END_OF_JOB_WORDS: Words = {
  'fr.ask-work.papers-late': {
    says: 'Am Ende des Vertrags muss Ihr Arbeitgeber Ihnen drei Papiere geben: das Arbeitszeugnis (certificat de travail), die Schlussabrechnung (solde de tout compte) und die Bescheinigung für France Travail. Verlangen Sie sie per Einschreiben mit einem letzten Tag. Kommt nichts, kann das Arbeitsgericht es schnell anordnen (référé), mit einer Summe für jeden Tag Verspätung. Zeigen Sie, was die Verspätung Sie kostet, dann können Sie Schadenersatz verlangen.',
  },
  'fr.ask-work.resign-notice': {
    says: 'Ihr Tarifvertrag (convention collective) oder der örtliche Brauch sagt, wie lang die Frist ist. Sie dürfen bitten, früher zu gehen: Holen Sie das Ja des Arbeitgebers schriftlich ein. Gehen Sie ohne dieses, müssen Sie die nicht gearbeitete Zeit vielleicht bezahlen. Stellt der Arbeitgeber Sie frei, ohne dass Sie darum baten, werden Sie bis zum Ende der Frist bezahlt.',
  },
  'fr.ask-work.forced-resignation': {
    says: 'Eine Kündigung muss klar und frei sein. Schreiben Sie sofort per Einschreiben, dass Sie sie zurücknehmen und wie man Druck machte. Bewahren Sie Nachrichten und Namen von Zeugen auf. Der Arbeitgeber muss nicht zustimmen. Aber das Arbeitsgericht (prud’hommes) kann eine erzwungene Kündigung als Entlassung ohne Grund behandeln. Warten Sie nicht: Sie haben zwölf Monate.',
  },
}

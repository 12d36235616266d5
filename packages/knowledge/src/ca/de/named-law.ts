/** The German words of the rows in ../named-law.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_DE: Words = {
  'ca.named.strata-fine': {
    says: 'Eine Strata darf Sie erst bestrafen, wenn sie Ihnen die Beschwerde schriftlich geschickt hat und Sie antworten konnten, auf Wunsch mit Anhörung. Sonst gilt die Strafe nicht. Das Civil Resolution Tribunal kann sie aufheben.',
  },
  'ca.named.ask-strata-fine': {
    dependsOn: 'ob sie Ihnen vorher schrieben',
    says: 'Ohne schriftliche Beschwerde und die Möglichkeit, vorher zu antworten, auf Wunsch mit Anhörung, gilt die Strafe nicht. Schreiben Sie dem Vorstand: Verlangen Sie die Regel, die Beschwerde und die Protokolle, und dass er die Strafe streicht. Meist sind höchstens $200 erlaubt, und für eine Strafe darf kein Pfandrecht aufs Haus. Sonst entscheidet online das Civil Resolution Tribunal.',
  },
  'ca.named.ask-refused-claim': {
    says: 'Die meisten haben ab der schriftlichen Begründung 15 Tage für die Beschwerde bei der Refugee Appeal Division und insgesamt 45 Tage für den Rest. So lange sie läuft, wartet die Abschiebung meist. Können Sie nicht dorthin, haben Sie 15 Tage für den Federal Court. Rufen Sie heute die Rechtshilfe (legal aid) an: Sie kann einen Anwalt bezahlen. Später kommt eine Prüfung der Gefahr (PRRA) in Frage.',
  },
  'ca.named.assistance-recovery': {
    says: 'Höchstens 10 % Ihrer monatlichen Hilfe dürfen einbehalten werden, weniger, wenn das zu hart ist. Das Amt und das Tribunal können auch auf einen Teil oder alles verzichten, etwa nach eigenem Fehler. Bitten Sie schriftlich darum.',
  },
  'ca.named.group-disability': {
    says: 'Sie müssen nicht den internen Widerspruch nutzen: Sie können auch klagen, meist binnen zwei Jahren ab dem Nein. Ein Versicherer muss fair handeln und kann für die Sorge mehr schulden. Verlangen Sie Akte und Vertrag und fragen Sie vor dem Widerspruch einen Anwalt.',
  },
  'ca.named.ei-left-job': {
    says: 'Wer kündigt, bekommt trotzdem Geld, wenn er guten Grund hatte (just cause): keinen anderen vernünftigen Weg, etwa bei Belästigung, Gefahr, großer Lohnkürzung oder Pflege der Familie. Bei Fehlverhalten müssen sie Absicht zeigen. Bitten Sie binnen 30 Tagen um neue Prüfung.',
  },
  'ca.named.ask-special-levy': {
    dependsOn: 'wie beschlossen wurde und was die Regeln sagen',
    says: 'Meist müssen Sie eine Umlage zahlen, die nach Gesetz und Regeln beschlossen wurde, sonst droht ein Pfandrecht. Verlangen Sie Protokoll, Abstimmung, Rücklagenstudie und Angebote. In British Columbia braucht es meist drei Viertel der Stimmen. War der Beschluss nicht richtig oder unfair, gehen Sie zum Tribunal oder Gericht und zahlen Sie bis dahin unter Vorbehalt. Bitten Sie um Raten.',
  },
}

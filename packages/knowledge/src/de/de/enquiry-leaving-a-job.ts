/** Questions about exit agreements, fixed terms, references and unemployment pay after a job: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_A_JOB_DE: Words = {
  'de.ask-job.exit-agreement': {
    says: 'Unterschreiben müssen Sie nicht, und nie sofort. Die Unterschrift kann bis zu zwölf Wochen Arbeitslosengeld kosten, und mehr, wenn die Kündigungsfrist verkürzt wird. Kündigt man Ihnen stattdessen, haben Sie drei Wochen für die Klage. In Firmen mit mehr als zehn Leuten braucht es dann meist einen guten Grund. Fragen Sie zuerst Gewerkschaft, Anwalt und Agentur für Arbeit.',
  },
  'de.ask-job.block-time': {
    says: 'Wer ohne wichtigen Grund kündigt oder einen Aufhebungsvertrag schließt, kann bis zu zwölf Wochen Geld verlieren. Legen Sie binnen eines Monats Widerspruch ein. Krankenversichert bleiben Sie währenddessen, wenn Sie arbeitslos gemeldet sind.',
    dependsOn: 'ob Sie einen wichtigen Grund hatten',
  },
  'de.ask-job.fixed-term': {
    says: 'Ohne Grund höchstens zwei Jahre mit drei Verlängerungen. Dagegen klagen Sie binnen drei Wochen nach dem vereinbarten Ende.',
    dependsOn: 'Grund und Dauer der Befristung',
  },
  'de.ask-job.leave-at-end': {
    says: 'Nehmen Sie die offenen Tage möglichst in der Kündigungsfrist. Tage, die wegen des Endes nicht mehr gehen, muss der Arbeitgeber auszahlen. Wer gekündigt hat, ist egal. Fordern Sie es bald schriftlich, denn der Vertrag kann drei Monate setzen.',
  },
  'de.ask-job.quit-and-benefit': {
    says: 'Am Ende ja, aber meist nach einer Sperrzeit von bis zu zwölf Wochen. Keine gibt es bei wichtigem Grund: belegte Krankheit, Mobbing, offener Lohn, Pflege oder feste neue Stelle. Holen Sie vor der Kündigung ein Attest oder Rat der Agentur. Melden Sie sich drei Monate vor Ende arbeitsuchend, sonst binnen drei Tagen.',
    dependsOn: 'ob Sie einen wichtigen Grund haben',
  },
}

/** The German words of the rows in ../charges-and-pleas.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHARGES_AND_PLEAS_DE: Words = {
  'us.plea.want': {
    says: 'Ein Gericht will wissen, ob Sie sich schuldig oder nicht schuldig bekennen (plea). Wer die Strafe zahlt, bekennt sich meist schuldig.',
  },
  'us.plea.reality': { says: 'Es ist echt und hat ein Datum. Noch ist nichts entschieden.' },
  'us.plea.right-trial': {
    says: 'Sie können sagen, dass Sie nicht schuldig sind (not guilty). Dann muss man es vor einem Richter beweisen, und Sie können Fragen stellen und Beweise bringen.',
  },
  'us.plea.right-lawyer': {
    says: 'Droht Gefängnis, können Sie einen Anwalt haben, kostenlos, wenn Sie nicht zahlen können. Sind Sie kein Staatsbürger, fragen Sie einen, bevor Sie sich bekennen.',
  },
  'us.plea.step': {
    says: 'Antworten Sie bis zum Datum auf dem Papier, und behalten Sie einen Beweis. Fragen Sie die Geschäftsstelle (clerk) nach einer Anhörung, einem Fahrkurs oder einem geringeren Vorwurf.',
  },
  'us.plea.option-fight': {
    says: 'Sagen Sie bis zum Datum, dass Sie nicht schuldig sind, und gehen Sie zur Anhörung.',
    title: 'Nicht schuldig sagen (not guilty)',
    cost: 'Meist kostenlos; Gerichtskosten, wenn Sie verlieren',
    time: 'Wochen oder Monate',
    risk: 'Sie können verlieren und mehr zahlen.',
    bestFor: 'Sie haben es nicht getan, oder Punkte würden Ihnen schaden.',
  },
  'us.plea.option-pay': {
    says: 'Zahlen Sie bis zum Datum, wenn Sie die Punkte und die Folgen für die Versicherung annehmen.',
    title: 'Die Strafe zahlen',
    cost: 'Die Strafe und die Kosten',
    time: 'Bis zum Datum auf dem Papier',
    risk: 'Punkte im Führerschein. Ihre Versicherung kann teurer werden.',
    bestFor: 'Sie haben es getan, und Punkte sind nicht wichtig.',
  },
}

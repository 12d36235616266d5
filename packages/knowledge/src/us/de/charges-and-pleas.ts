/** The German words of the rows in ../charges-and-pleas.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

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
  ...stateWords('plea', {
    CA: 'können Sie sagen, dass Sie nicht schuldig sind (not guilty), ein schriftliches Verfahren (trial in writing) oder eine Verkehrsschule (traffic school) verlangen. Handeln Sie bis zum Datum auf dem Strafzettel',
    GA: 'können Sie sagen, dass Sie nicht schuldig sind (not guilty), und am Tag des Strafzettels vor Gericht gehört werden. Nicht zu kommen, kann den Führerschein kosten',
    IL: 'können Sie sagen, dass Sie nicht schuldig sind (not guilty), oder um court supervision bitten, die meist Punkte verhindert',
    NJ: 'können Sie sagen, dass Sie nicht schuldig sind (not guilty), und beim municipal court gehört werden, oder den Ankläger (prosecutor) um einen geringeren Vorwurf bitten',
    NY: 'können Sie in der Zeit auf dem Strafzettel sagen, dass Sie nicht schuldig sind (not guilty), und eine Anhörung (hearing) bekommen. Nicht zu antworten, kann den Führerschein sperren',
    NC: 'können viele Strafzettel vor dem Gerichtstag bezahlt werden. Sie können den Ankläger (prosecutor) bitten, es zu mildern, oder sagen, dass Sie nicht schuldig sind (not guilty)',
    OH: 'können Sie sagen, dass Sie nicht schuldig sind (not guilty), vor Gericht oder meist per Formular, und ein Verfahren (trial) haben. Der Staat muss es beweisen',
    PA: 'haben Sie zehn Tage für die Antwort: Sagen Sie, dass Sie nicht schuldig sind (not guilty), und verlangen Sie eine Anhörung (hearing). Danach haben Sie 30 Tage für die Berufung (appeal)',
    TX: 'können Sie sagen, dass Sie nicht schuldig sind (not guilty), oder bis zum Datum um einen Fahrkurs oder Aufschub (deferral) bitten. Dann wird der Fall meist eingestellt',
    VA: 'können Sie es beim general district court anfechten und innerhalb von zehn Tagen Berufung (appeal) einlegen. 20 zu schnell oder über 85 mph ist reckless driving, eine Straftat',
  }),
}

/** The German words of the rows in ../job-absence.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const JOB_ABSENCE_DE: Words = {
  'fr.absence.want': {
    says: 'Ihr Arbeitgeber will, dass Sie zur Arbeit zurückkommen oder den Grund Ihres Fehlens nennen.',
  },
  'fr.absence.reality': {
    says: 'Tun Sie nichts, kann das als Ihre eigene Kündigung (démission) gelten. Dann ist das Arbeitslosengeld meist verloren.',
  },
  'fr.absence.deadline': {
    says: 'Sie haben mindestens fünfzehn Tage, gezählt ab dem Tag, an dem der Brief zu Ihnen gebracht wurde. Der Brief kann mehr geben.',
    action: 'Zur Arbeit zurückkehren oder den Grund mit Beweis schicken',
    consequence: 'Es kann als Ihre eigene Kündigung (démission) gelten.',
  },
  'fr.absence.right-reasons': {
    says: 'Ein guter Grund verhindert das: Krankheit, Gefahr bei der Arbeit, ein Streik, eine Anweisung gegen das Gesetz. Auch wenn der Arbeitgeber Ihren Vertrag ändert.',
  },
  'fr.absence.right-told': {
    says: 'Der Brief muss Ihnen sagen, was geschieht, wenn Sie nicht zurückkommen. Tut er das nicht, sagen Sie es.',
  },
  'fr.absence.right-court': {
    says: 'Sie können diese angenommene Kündigung vor dem Arbeitsgericht (prud’hommes) anfechten. Es soll binnen eines Monats entscheiden, ohne vorherigen Einigungstermin.',
  },
  'fr.absence.step': {
    says: 'Antworten Sie per Einschreiben, bevor die Frist endet. Legen Sie die Krankschreibung oder einen anderen Beweis bei und behalten Sie eine Kopie.',
  },
  'fr.absence.option-answer': {
    says: 'Sagen Sie, warum Sie fehlten, oder dass Sie zurückkommen, mit dem Tag.',
    title: 'Rechtzeitig antworten',
    cost: 'Der Preis eines Einschreibens.',
    time: 'Binnen fünfzehn Tagen.',
    risk: 'Keines.',
    bestFor: 'Jeder Fall.',
  },
}

/** The German words of the rows in ../sick-pay.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SICK_PAY_DE: Words = {
  'fr.sick-pay.want': {
    says: 'Die Krankenkasse stoppt Ihr tägliches Krankengeld (indemnités journalières).',
  },
  'fr.sick-pay.reality': {
    says: 'Der Arzt der Kasse sagt, dass Sie wieder arbeiten können. Gehen Sie an diesem Tag zurück, oder vorher zu Ihrem eigenen Arzt. Fehlen ohne Krankschreibung kann Sie die Stelle kosten.',
  },
  'fr.sick-pay.deadline': {
    says: 'Sie haben ab dem Brief zwei Monate, um es beim medizinischen Beschwerdeausschuss (CMRA) zu bestreiten. Das stoppt die Entscheidung nicht.',
    action: 'An den medizinischen Beschwerdeausschuss schreiben (CMRA)',
    consequence: 'Die Entscheidung wird endgültig.',
  },
  'fr.sick-pay.right-court': {
    says: 'Der Einspruch ist kostenlos, und Ärzte entscheiden darüber. Keine Antwort in vier Monaten heißt Nein. Dann haben Sie zwei Monate für das Sozialgericht (pôle social), das einen Arzt benennen kann.',
  },
  'fr.sick-pay.right-report': {
    says: 'Sie können einen Arzt nennen, der das Gutachten bekommt. Schicken Sie mit dem Einspruch neue Briefe Ihrer Ärzte.',
  },
  'fr.sick-pay.right-works-doctor': {
    says: '60 Tage oder länger weg, oder 30 nach einem Arbeitsunfall? Der Betriebsarzt muss Sie binnen acht Tagen nach Ihrer Rückkehr sehen. Sie können auch vorher um einen Termin bitten.',
  },
  'fr.sick-pay.step': {
    says: 'Gehen Sie diese Woche mit dem Brief zu Ihrem Arzt. Bitten Sie um eine schriftliche Meinung. Sagen Sie Ihrem Arbeitgeber, was geschieht.',
  },
  'fr.sick-pay.option': {
    says: 'Schreiben Sie, warum Sie nicht arbeiten können, mit dem Brief Ihres Arztes.',
    title: 'Beim medizinischen Ausschuss bestreiten',
    cost: 'Kostenlos.',
    time: 'Zwei Monate.',
    risk: 'Kein Krankengeld bis zur Antwort.',
    bestFor: 'Ihr Arzt sagt, dass Sie noch krank sind.',
  },
}

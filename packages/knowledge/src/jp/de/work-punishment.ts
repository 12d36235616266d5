/** The German words of the rows in ../work-punishment.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_PUNISHMENT_DE: Words = {
  'jp.punish.want': {
    says: 'Ihr Betrieb bestraft Sie für etwas bei der Arbeit (懲戒処分). Das allein beendet Ihre Stelle nicht.',
  },
  'jp.punish.reality': {
    says: 'Es bleibt in Ihrer Akte, und der Betrieb kann sich später darauf berufen. Ist es falsch, sagen Sie es bald schriftlich.',
  },
  'jp.punish.right-fit': {
    says: 'Eine Strafe muss in den Arbeitsregeln (就業規則) stehen und zu Ihrer Tat passen. Sonst ist sie nichtig.',
  },
  'jp.punish.right-cut': {
    says: 'Ein Lohnabzug als Strafe ist je Fall höchstens ein halber Tageslohn. Insgesamt ist es höchstens ein Zehntel eines Monatslohns.',
  },
  'jp.punish.step-ask': {
    says: 'Fragen Sie schriftlich, auf welche Regel und welche Tatsachen sich der Betrieb stützt. Schreiben Sie Ihre Sicht auf und behalten Sie eine Kopie.',
  },
  'jp.punish.step-desk': {
    says: 'Fragen Sie die kostenlose Arbeitsberatung (総合労働相談コーナー) oder Ihre Gewerkschaft, ob es fair ist.',
  },
}

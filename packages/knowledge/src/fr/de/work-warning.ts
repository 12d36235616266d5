/** The German words of the rows in ../work-warning.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_WARNING_ROWS_DE: Words = {
  'fr.work-warning.want': {
    says: 'Ihr Arbeitgeber bestraft ein Fehlverhalten schriftlich (avertissement). Ihnen ist nicht gekündigt.',
  },
  'fr.work-warning.who': {
    says: 'Das ist Ihr Arbeitgeber. Das Arbeitsgericht (conseil de prud’hommes) kann eine Strafe prüfen und aufheben.',
  },
  'fr.work-warning.reality': {
    says: 'Stelle und Lohn laufen weiter. Ein neuer Vorfall könnte schwerer wiegen, antworten Sie also, wenn es falsch ist. Nach drei Jahren darf sie nicht mehr benutzt werden.',
  },
  'fr.work-warning.not-yet': {
    says: 'Mit diesem Brief darf man Ihnen nicht kündigen und den Lohn nicht kürzen. Geldstrafen vom Lohn sind verboten.',
  },
  'fr.work-warning.right-reason': {
    says: 'Der Brief muss sagen, was Sie getan haben. Ist es zweifelhaft, hilft der Zweifel Ihnen.',
  },
  'fr.work-warning.right-cancel': {
    says: 'Ein Richter kann eine falsche oder zu harte Strafe aufheben. Sie haben zwei Jahre, um das zu verlangen.',
  },
  'fr.work-warning.right-one': {
    says: 'Dasselbe Fehlverhalten darf nicht zweimal bestraft werden. Man kann Ihnen also später nicht deswegen allein kündigen.',
  },
  'fr.work-warning.step': {
    says: 'Antworten Sie schriftlich mit Tatsachen, Daten und Zeugen. Behalten Sie eine Kopie und den Beweis der Absendung. Fragen Sie die Personalvertretung oder eine Gewerkschaft.',
  },
  'fr.work-warning.option': {
    says: 'Schreiben Sie, dass Sie widersprechen, und bitten Sie, die Strafe zurückzunehmen.',
    title: 'Schriftlich widersprechen',
    cost: 'Kostenlos.',
    time: 'Diese Woche.',
    risk: 'Geben Sie nicht mehr zu, als wahr ist.',
    bestFor: 'Die Tatsachen stimmen nicht.',
  },
}

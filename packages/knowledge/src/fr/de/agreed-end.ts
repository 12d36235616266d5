/** The German words of the rows in ../agreed-end.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const AGREED_END_DE: Words = {
  'fr.agreed.who': {
    says: 'Das ist Ihr Arbeitgeber. Das Arbeitsamt des Staates (DREETS) muss so eine Vereinbarung genehmigen, bevor sie gilt.',
  },
  'fr.agreed.reality': {
    says: 'Es ist ein Angebot, und beide müssen es frei wollen. Sie dürfen Nein sagen, dann läuft Ihre Stelle weiter.',
  },
  'fr.agreed.not-yet': {
    says: 'Jetzt endet nichts. Nach der Unterschrift haben Sie 15 Tage zum Widerruf. Danach hat das Amt bis zu 15 Werktage.',
  },
  'fr.agreed.right-meeting': {
    says: 'Sie haben das Recht auf mindestens ein Gespräch, mit einem Kollegen oder ohne Personalvertretung mit einem Berater (conseiller du salarié).',
  },
  'fr.agreed.right-back': {
    says: 'Nach der Unterschrift haben Sie 15 Kalendertage, um es sich anders zu überlegen, ohne Grund. Senden Sie einen Brief mit Nachweis des Tages.',
  },
  'fr.agreed.right-money': {
    says: 'Die Summe muss mindestens die gesetzliche sein: ein Viertel Monatslohn pro Jahr bis zehn Jahre, danach ein Drittel. Manche Branchen geben mehr.',
  },
  'fr.agreed.right-benefit': {
    says: 'Anders als bei eigener Kündigung können Sie danach Arbeitslosengeld bekommen, wenn Sie lang genug gearbeitet haben. Eine höhere Summe verschiebt den Beginn.',
  },
  'fr.agreed.warn-pressure': {
    says: 'Wurden Sie dazu gedrängt, bedroht oder schikaniert, kann ein Richter es aufheben. Sie haben zwölf Monate ab der Genehmigung.',
  },
  'fr.agreed.step-no-sign': {
    says: 'Unterschreiben Sie nicht im Gespräch. Nehmen Sie das Formular mit, und achten Sie auf das wahre Datum.',
  },
  'fr.agreed.step-count': {
    says: 'Rechnen Sie die gesetzliche Summe aus Jahren und Lohn aus. Fragen Sie vor der Antwort eine Gewerkschaft oder den Dienst für Arbeitsrecht (0 806 000 126).',
  },
  'fr.agreed.option-no': {
    says: 'Sie schulden keinen Grund. Man darf Sie dafür nicht bestrafen.',
    title: 'Nein sagen und die Stelle behalten',
    cost: 'Nichts.',
    time: 'Bis zum Tag im Brief.',
    risk: 'Eine Kündigung bräuchte einen echten und ernsten Grund.',
    bestFor: 'Sie wollen bleiben.',
  },
  'fr.agreed.option-negotiate': {
    says: 'Verlangen Sie mehr Geld und einen Tag, der Ihnen passt. Die gesetzliche Summe ist nur das Mindeste.',
    title: 'Mehr verlangen',
    cost: 'Kostenlos.',
    time: 'Vor der Unterschrift.',
    risk: 'Das Angebot kann zurückgezogen werden.',
    bestFor: 'Das Gehen passt auch Ihnen.',
  },
}

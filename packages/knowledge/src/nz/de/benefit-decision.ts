/** The German words of the rows in ../benefit-decision.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_DECISION_DE: Words = {
  'nz.welfare.deadline': {
    says: 'Sie haben ab der Entscheidung drei Monate Zeit, eine Überprüfung (review) zu verlangen.',
    action: 'Eine Überprüfung der Entscheidung verlangen',
    consequence: 'Ein später Antrag braucht einen guten Grund.',
  },
  'nz.welfare.right-review': {
    says: 'Work and Income muss es kostenlos noch einmal prüfen. Bleibt es beim Nein, hört Sie ein Benefits Review Committee an.',
  },
  'nz.welfare.right-appeal': {
    says: 'Nach dem Ausschuss (committee) können Sie sich kostenlos an die Social Security Appeal Authority wenden. Der Brief des Ausschusses sagt, bis wann.',
  },
  'nz.welfare.right-helper': {
    says: 'Sie können einen Helfer oder einen Berater für Sozialleistungen (benefit advocate) mitbringen und die benutzten Unterlagen verlangen.',
  },
  'nz.welfare.step': {
    says: 'Suchen Sie den Grund im Brief. Holen Sie Beweise, die darauf antworten, etwa ein Schreiben Ihres Arztes oder Lohnzettel.',
  },
  'nz.welfare.option-review': {
    says: 'Füllen Sie das Formular „review of decision“ aus oder schreiben Sie einen Brief. Ein Berater für Sozialleistungen (benefit advocate) hilft Ihnen kostenlos.',
    title: 'Eine Überprüfung verlangen',
    cost: 'Kostenlos.',
    time: 'Einige Wochen oder Monate.',
    risk: 'Gering.',
    bestFor: 'Sie meinen, dass eine Tatsache oder eine Regel falsch verstanden wurde.',
  },
  'nz.welfare.reality': {
    says: 'Eine solche Prüfung (review) ist eine übliche Kontrolle. Sie ist kein Vorwurf, und Ihre Zahlung läuft erst einmal weiter.',
  },
  'nz.welfare.right-time': {
    says: 'Brauchen Sie mehr Zeit für einen Arzt oder für Unterlagen, bitten Sie vor dem letzten Tag darum und sagen Sie, warum.',
  },
  'nz.welfare.right-after': {
    says: 'Endet die Zahlung danach, können Sie innerhalb von drei Monaten kostenlos eine Überprüfung (review) verlangen.',
  },
  'nz.welfare.step-form': {
    says: 'Füllen Sie das Formular wahr aus und schicken Sie es bis zu dem Tag im Brief. Behalten Sie eine Kopie.',
  },
  'nz.welfare.warn': {
    says: 'Antworten Sie nicht, kann die Zahlung gestoppt werden. Passiert das, rufen Sie sofort an und schicken Sie das Formular.',
  },
  'nz.tribunal.right-part': {
    says: 'Es ist kostenlos. Sie können einen Anwalt, einen Berater oder einen Freund mitbringen und um einen Dolmetscher bitten.',
  },
  'nz.tribunal.right-change': {
    says: 'Sie können um einen anderen Tag bitten, wenn Sie einen guten Grund haben. Bitten Sie bald und schriftlich darum.',
  },
  'nz.tribunal.step': {
    says: 'Lesen Sie den Bericht, den Work and Income geschickt hat. Schicken Sie Ihre Beweise rechtzeitig und schreiben Sie Ihre drei wichtigsten Punkte auf.',
  },
  'nz.tribunal.warn': {
    says: 'Seien Sie an dem Tag da. Kommen Sie nicht, kann ohne Sie entschieden werden.',
  },
}

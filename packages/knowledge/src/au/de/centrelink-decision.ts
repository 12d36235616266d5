/** The German words of the rows in ../centrelink-decision.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CENTRELINK_DECISION_DE: Words = {
  'au.centrelink.deadline': {
    says: 'Sie können auch später um eine Überprüfung (review) bitten. Aber binnen 13 Wochen können Sie das ganze fehlende Geld nachbekommen.',
    action: 'Um eine Überprüfung der Entscheidung bitten',
    consequence: 'Eine spätere Überprüfung zählt meist nur ab dem Tag, an dem Sie darum baten.',
  },
  'au.centrelink.right-review': {
    says: 'Jemand anderes vom Amt prüft es noch einmal, kostenlos. Sie können nach den Gründen fragen und nach den Papieren, die man benutzt hat.',
  },
  'au.centrelink.right-tribunal': {
    says: 'Kommt dort ein Nein, prüft es das Administrative Review Tribunal kostenlos.',
  },
  'au.centrelink.step-call': {
    says: 'Bitten Sie um eine Erklärung und sagen Sie: „I want a formal review.“ (Ich möchte eine förmliche Überprüfung.) Notieren Sie den Tag und die Belegnummer.',
  },
  'au.centrelink.step-proof': {
    says: 'Schicken Sie Beweise, die zu dem Grund passen, etwa Lohnzettel oder einen Bericht Ihres Arztes.',
  },
  'au.centrelink.option-review': {
    says: 'Bitten Sie online, am Telefon oder mit einem Brief darum. Eine Sozialrechtsberatung (welfare rights centre) hilft Ihnen kostenlos.',
    title: 'Um eine förmliche Überprüfung (formal review) bitten',
    cost: 'Kostenlos.',
    time: 'Einige Wochen oder Monate.',
    risk: 'Gering.',
    bestFor: 'Sie denken, dass man eine Tatsache oder eine Regel falsch gelesen hat.',
  },
  'au.centrelink.reality': {
    says: 'Eine Überprüfung ist eine normale Kontrolle. Sie ist kein Vorwurf, und Ihre Zahlung läuft vorerst weiter.',
  },
  'au.centrelink.right-time': {
    says: 'Brauchen Sie länger für Formulare oder Berichte, bitten Sie vor dem letzten Tag darum und sagen Sie, warum.',
  },
  'au.centrelink.right-after': {
    says: 'Endet die Zahlung danach, können Sie um eine kostenlose Überprüfung (review) bitten. Binnen 13 Wochen können Sie das ganze fehlende Geld nachbekommen.',
  },
  'au.centrelink.step-form': {
    says: 'Füllen Sie das Formular wahrheitsgemäß aus und schicken Sie es bis zu dem Tag im Brief. Behalten Sie eine Kopie und die Belegnummer.',
  },
  'au.centrelink.step-doctor': {
    says: 'Gehen Sie bald zu Ihrem Arzt für neue Berichte, und sagen Sie, wie es Ihnen an schlechten Tagen geht.',
  },
  'au.centrelink.warn': {
    says: 'Antworten Sie nicht, kann die Zahlung gestoppt werden. Passiert das, rufen Sie sofort an und schicken Sie das Formular.',
  },
}

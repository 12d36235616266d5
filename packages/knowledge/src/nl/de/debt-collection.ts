/** Reminders and collection firms (incassobureaus): the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_DE: Words = {
  'nl.debt.want': {
    says: 'Sie sollen eine Rechnung zahlen, oft mit Zusatzkosten. So ein Brief ist nur eine Bitte.',
  },
  'nl.debt.who': {
    says: 'Ein Inkassobüro (incassobureau) ist eine private Firma. Es muss im öffentlichen Register von Justis stehen.',
  },
  'nl.debt.real': {
    says: 'Das ist kein Papier vom Gericht. Niemand kann wegen dieses Briefs Ihre Sachen oder Ihren Lohn nehmen.',
  },
  'nl.debt.not-yet': {
    says: 'Zuerst müssen sie vor Gericht gewinnen. Erst dann kann ein Gerichtsvollzieher (deurwaarder) etwas pfänden.',
  },
  'nl.debt.rights': {
    says: 'Sie können Beweise verlangen, die Schuld bestreiten und um Raten bitten. Die Kosten haben eine gesetzliche Grenze.',
  },
  'nl.debt.know-old': {
    says: 'Viele Schulden sind nach fünf Jahren zu alt. Rechnungen für Waren sind oft nach zwei Jahren zu alt.',
  },
  'nl.debt.step-check': {
    says: 'Prüfen Sie zuerst: Ist es Ihre Schuld, stimmt die Summe, haben Sie gezahlt? Unterschreiben und zahlen Sie nicht, bevor Sie es wissen.',
  },
  'nl.debt.step-register': {
    says: 'Schreibt ein Inkassobüro (incassobureau)? Suchen Sie es im Register von Justis. Steht es nicht dort, zahlen Sie ihm nicht und fragen Sie Ihren Gläubiger.',
  },
  'nl.debt.step-write': {
    says: 'Schreiben Sie zurück. Verlangen Sie den Vertrag, die Rechnungen und eine Liste der Kosten. Behalten Sie eine Kopie.',
  },
  'nl.debt.step-age': {
    says: 'Suchen Sie den Tag, an dem die Rechnung fällig war. Ist sie vielleicht zu alt, schreiben Sie das, bevor Sie etwas zahlen.',
  },
  'nl.debt.step-plan': {
    says: 'Schulden Sie es, bieten Sie schriftlich an, was Sie im Monat zahlen können.',
  },
  'nl.debt.step-help': {
    says: 'Bitten Sie Ihre Gemeinde (gemeente) um kostenlose Schuldenhilfe. Bei dringender Gefahr muss sie Sie in drei Werktagen empfangen.',
  },
  'nl.debt.step-dispute': {
    says: 'Schreiben Sie, dass Sie es bestreiten, und warum. Wer fordert, muss es beweisen.',
  },
  'nl.debt.step-keep': {
    says: 'Heben Sie Briefe und Umschläge auf. Eine schriftliche Mahnung kann die Frist neu starten.',
  },
  'nl.debt.right-proof': {
    says: 'Sie haben das Recht zu sehen, worauf die Forderung beruht.',
  },
  'nl.debt.right-fair': {
    says: 'Ein Inkassobüro muss Sie fair behandeln und seine Summen erklären. Tut es das nicht, können Sie es melden.',
  },
  'nl.debt.option-dispute': {
    title: 'Die Schuld bestreiten',
    says: 'Schreiben Sie, dass Sie nicht einverstanden sind, und verlangen Sie Beweise.',
    cost: 'Nur das Porto.',
    time: 'Ein Brief.',
    risk: 'Die Firma kann vor Gericht gehen.',
    bestFor: 'Die Schuld oder die Summe ist falsch.',
  },
  'nl.debt.option-plan': {
    title: 'Um Raten bitten',
    says: 'Bieten Sie eine Summe im Monat an, die Sie durchhalten.',
    cost: 'Was Sie anbieten.',
    time: 'Ein Brief.',
    risk: 'Ein schriftliches Ja startet die Frist neu.',
    bestFor: 'Sie schulden es, können aber nicht auf einmal zahlen.',
  },
  'nl.debt.option-help': {
    title: 'Kostenlose Hilfe holen',
    says: 'Bitten Sie Ihre Gemeinde (gemeente) um Schuldenhilfe oder rufen Sie das Juridisch Loket an.',
    cost: 'Nichts.',
    time: 'Ein erstes Gespräch in vier Wochen.',
    risk: 'Keines.',
    bestFor: 'Sie haben mehr Schulden oder machen sich Sorgen.',
  },
  'nl.debt.insight-admit': {
    says: 'Ein schriftliches Ja zu einer alten Schuld kann die Frist neu starten.',
    actionable: 'Schreiben Sie nicht, dass Sie es schulden, bevor Sie das Alter kennen.',
  },
  'nl.debt.warn-ignore': {
    says: 'Lassen Sie es nicht liegen. Geht es vor Gericht und Sie schweigen, gibt der Richter ihnen meist recht.',
  },
  'nl.debt.myth-seize': {
    says: 'Ein Inkassobüro kann nichts pfänden. Das kann nur ein Gerichtsvollzieher (deurwaarder), und meist erst nach einem Urteil.',
  },
}

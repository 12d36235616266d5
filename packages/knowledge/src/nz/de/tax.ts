/** The German words of the rows in ../tax.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_DE: Words = {
  'nz.tax.want': {
    says: 'Sehen Sie nach, ob es eine neue Rechnung ist, eine geänderte, oder eine Erinnerung, eine Erklärung abzugeben.',
  },
  'nz.tax.reality': { says: 'Sie können Raten vereinbaren, und Sie können die Summe bestreiten.' },
  'nz.tax.who': {
    says: 'Inland Revenue zieht Steuern, Studienkredite und Unterhalt für Kinder (child support) ein. Prüfen Sie es in myIR, nicht über einen Link.',
  },
  'nz.tax.rights': {
    says: 'Sie können um Raten bitten, um Erleichterung in einer Notlage (hardship), und einen Steuerbescheid (assessment) bestreiten.',
  },
  'nz.tax.not-yet': {
    says: 'Zuerst wird gefragt. Rufen Sie an und halten Sie einen Plan ein, geht man meist nicht weiter.',
  },
  'nz.tax.right-instalments': {
    says: 'Sie können bitten, in Raten zu zahlen. Die Zuschläge (penalties) sind niedriger, sobald ein Plan vereinbart ist.',
  },
  'nz.tax.right-hardship': {
    says: 'Würde Ihnen die Zahlung nehmen, was Sie zum Leben brauchen, können Sie bitten, einen Teil zu erlassen.',
  },
  'nz.tax.right-dispute': {
    says: 'Sie können einen Steuerbescheid (assessment) mit einer Mitteilung (NOPA) bestreiten. Sie haben zwei Monate ab seinem Datum, und vier Monate für Ihre eigene Erklärung.',
  },
  'nz.tax.step-check': {
    says: 'Melden Sie sich in myIR an und prüfen Sie, ob die Schuld dort steht.',
  },
  'nz.tax.step-file': {
    says: 'Fehlt eine Erklärung, reichen Sie sie ein. Das senkt die Summe oft.',
  },
  'nz.tax.step-plan': { says: 'Bitten Sie in myIR vor der Fälligkeit um Raten.' },
  'nz.tax.opt-plan': {
    says: 'Bieten Sie eine Summe an, die Sie durchhalten können.',
    title: 'Um Raten bitten',
    cost: 'Zinsen laufen weiter.',
    time: 'Vor der Fälligkeit.',
    risk: 'Fällt eine Rate aus, kann der Plan enden.',
    bestFor: 'Sie schulden es, können aber nicht alles sofort zahlen.',
  },
  'nz.tax.opt-dispute': {
    says: 'Schicken Sie rechtzeitig eine Mitteilung mit Ihren Gründen.',
    title: 'Es bestreiten',
    cost: 'Kostenlos.',
    time: 'Monate.',
    risk: 'Verlieren Sie, laufen die Zinsen weiter.',
    bestFor: 'Die Summe ist falsch.',
  },
  'nz.tax.warn-deduct': {
    says: 'Inland Revenue kann mit einer Mitteilung und ohne Gericht Geld von Ihrem Lohn oder Konto nehmen. Lassen Sie es nicht liegen.',
  },
  'nz.tax.right-loan-hardship': {
    says: 'Bringt eine Rate für den Studienkredit Sie in Not (hardship), bitten Sie Inland Revenue, sie zu senken oder einen Plan zu machen.',
  },
  'nz.tax.right-penalty': {
    says: 'Sie können Inland Revenue bitten, einen Zuschlag für späte Zahlung zu streichen, wenn etwas Sie aufhielt, das Sie nicht ändern konnten.',
  },
}

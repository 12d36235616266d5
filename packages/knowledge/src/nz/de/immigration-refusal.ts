/** The German words of the rows in ../immigration-refusal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const IMMIGRATION_REFUSAL_DE: Words = {
  'nz.denied.right-again': {
    says: 'Sind Sie mit einem gültigen befristeten Visum in Neuseeland, können Sie einmal um eine neue Prüfung bitten. Sie haben 14 Tage ab dem Brief.',
  },
  'nz.denied.right-appeal': {
    says: 'Bei einem Visum für dauerhaften Aufenthalt (residence visa) können Sie sich meist innerhalb von 42 Tagen an das Immigration and Protection Tribunal wenden.',
  },
  'nz.denied.right-humanitarian': {
    says: 'Ist Ihr Visum abgelaufen, können Sie innerhalb von 42 Tagen danach aus menschlichen Gründen (humanitarian grounds) Berufung einlegen. Die Gründe müssen sehr stark sein.',
  },
  'nz.denied.right-reasons': { says: 'Sie können nach den Gründen und der Akte fragen.' },
  'nz.denied.warn-stay': {
    says: 'Prüfen Sie den letzten Tag Ihres jetzigen Visums. Endet es, müssen Sie ausreisen, und diese Fristen sind streng.',
  },
  'nz.denied.step-date': {
    says: 'Schreiben Sie den Tag auf, an dem Sie den Brief bekamen. Antworten Sie auf jeden Grund mit neuen Beweisen.',
  },
  'nz.denied.step-help': {
    says: 'Holen Sie sich diese Woche Hilfe von einem Anwalt, von Community Law oder einem zugelassenen Berater (licensed immigration adviser). Andere dürfen Sie nicht beraten.',
  },
  'nz.denied.option-appeal': {
    says: 'Benutzen Sie das Formular, das der Brief nennt, und schicken Sie es mit Ihren Beweisen vor dem letzten Tag.',
    title: 'Um neue Prüfung bitten oder Berufung einlegen',
    cost: 'In den meisten Fällen eine Gebühr.',
    time: 'Wochen bis viele Monate.',
    risk: 'Sie haben meist nur eine Möglichkeit.',
    bestFor: 'Sie können Beweise zeigen, die fehlten.',
  },
}

/** The German words of the rows in ../official-orders.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const OFFICIAL_ORDERS_DE: Words = {
  'nz.driver.right-name': {
    says: 'Sind Sie nicht gefahren, sagen Sie, wer es war. Können Sie es nicht herausfinden, schreiben Sie, was Sie versucht haben.',
  },
  'nz.driver.warn': {
    says: 'Lassen Sie es nicht liegen. Schweigen oder ein falscher Name ist selbst strafbar, mit einer hohen Geldstrafe.',
  },
  'nz.driver.step': {
    says: 'Prüfen Sie das Auto, den Tag und den Ort. Antworten Sie innerhalb von 14 Tagen schriftlich und behalten Sie eine Kopie.',
  },
  'nz.driver.step-lawyer': {
    says: 'Geht es um einen Unfall oder eine schwere Tat, rufen Sie zuerst einen Anwalt oder Community Law an.',
  },
  'nz.order.step': {
    says: 'Rufen Sie vor dem letzten Tag den Beamten an, den der Brief nennt. Fragen Sie, was genügen würde, und bitten Sie schriftlich um mehr Zeit.',
  },
  'nz.order.right': {
    says: 'Sie können nach den Gründen und der Akte fragen und Ihre Seite sagen.',
  },
  'nz.order.deadline-abatement': {
    says: 'Sie haben 15 Arbeitstage Zeit, nachdem Sie eine Anordnung (abatement notice) bekamen, um dagegen vorzugehen (appeal).',
    action: 'Sich an den Environment Court wenden (appeal)',
    consequence: 'Danach müssen Sie die Anordnung befolgen.',
  },
  'nz.order.right-stay': {
    says: 'Sie können sich an den Environment Court wenden (appeal) und ihn bitten, die Anordnung auszusetzen. Bis er das sagt, müssen Sie sie befolgen.',
  },
  'nz.order.warn': {
    says: 'Wer nicht folgt, macht sich strafbar, mit hohen Geldstrafen. Holen Sie sich bald Rat von einem Planer oder einem Anwalt.',
  },
  'nz.order.option-change': {
    says: 'Schreiben Sie der Gemeinde (council) mit Fotos. Sie können bitten, die Anordnung zu ändern oder aufzuheben.',
    title: 'Die Gemeinde bitten, sie zu ändern oder aufzuheben',
    cost: 'Kostenlos.',
    time: 'Einige Wochen.',
    risk: 'Die Zeit für den Einspruch (appeal) läuft weiter.',
    bestFor: 'Sie haben es in Ordnung gebracht, oder Tatsachen sind falsch.',
  },
}

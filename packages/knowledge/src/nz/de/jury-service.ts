/** The German words of the rows in ../jury-service.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const JURY_SERVICE_DE: Words = {
  'nz.jury.right-job': {
    says: 'Ihr Arbeitgeber muss Sie gehen lassen und darf Ihnen deswegen nicht kündigen. Er muss Sie nicht bezahlen, aber das Gericht zahlt für jeden halben Tag einen Betrag.',
  },
  'nz.jury.right-later': {
    says: 'Sie können um einen späteren Tag innerhalb von 12 Monaten bitten, oder um Befreiung aus gutem Grund wie Krankheit, Pflege oder Notlage.',
  },
  'nz.jury.warn': {
    says: 'Bleiben Sie nicht ohne ein Wort weg. Sie können eine Geldstrafe bekommen.',
  },
  'nz.jury.step': {
    says: 'Antworten Sie sofort auf die Ladung (summons), online oder mit dem Formular. Nennen Sie Ihrem Arbeitgeber den Tag.',
  },
  'nz.jury.step-costs': {
    says: 'Fragen Sie das Gericht nach dem Betrag, der Fahrt und der Kinderbetreuung.',
  },
}

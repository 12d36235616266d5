/** The German words of the rows in ../jury-service.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const JURY_SERVICE_DE: Words = {
  'ca.jury.right-leave': {
    says: 'Ihr Arbeitgeber muss Sie gehen lassen und die Stelle halten. In den meisten Provinzen muss er nicht zahlen.',
  },
  'ca.jury.right-excuse': {
    says: 'Sie können um Befreiung oder Aufschub bitten: Krankheit, Pflege oder große Not.',
  },
  'ca.jury.warn': { says: 'Bleiben Sie nicht ohne Nachricht weg. Es droht eine Geldstrafe.' },
  'ca.jury.step': {
    says: 'Senden Sie das Formular rechtzeitig und sagen Sie es dem Arbeitgeber. Fragen Sie, was das Gericht je Tag zahlt.',
  },
}

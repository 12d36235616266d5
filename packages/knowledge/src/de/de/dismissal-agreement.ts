/** An exit agreement that comes with a dismissal: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_AGREEMENT_DE: Words = {
  'de.job.want-agreement': {
    says: 'Ihr Arbeitgeber bietet einen Aufhebungsvertrag an. Sie müssen nicht unterschreiben.',
  },
  'de.job.not-yet-agreement': {
    says: 'Ohne Ihre Unterschrift auf Papier gibt es keinen Aufhebungsvertrag. Schweigen ist kein Ja.',
  },
  'de.job.step-sign-think': {
    says: 'Unterschreiben Sie nicht heute. Nehmen Sie es mit. Fragen Sie Gewerkschaft, Anwalt und Agentur für Arbeit.',
  },
  'de.job.option-refuse': {
    says: 'Sie dürfen ohne Grund ablehnen. Ihre Arbeit läuft weiter.',
    title: 'Aufhebungsvertrag ablehnen',
    cost: 'Nichts.',
    time: 'Keine.',
    risk: 'Der Arbeitgeber kann kündigen. Dann können Sie klagen.',
    bestFor: 'Das Angebot ist schlechter als Ihre Rechte.',
  },
}

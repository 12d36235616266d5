/** Questions about insurers: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_DE: Words = {
  'gb.ask-insurance.not-told': {
    says: 'Sie mussten nur die Fragen mit üblicher Sorgfalt beantworten. Haben Sie das getan, muss der Versicherer zahlen. Waren Sie unachtsam, darf er weniger zahlen, oder ablehnen, wenn er Sie nie versichert hätte. Beschweren Sie sich und gehen Sie dann zum kostenlosen Financial Ombudsman.',
  },
}

/** The German words of the rows in ../enquiry-work-accident.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_ACCIDENT_WORDS: Words = {
  'fr.ask-work.work-illness': {
    says: 'Sie haben zwei Monate, um es schriftlich anzufechten: bei der Kommission (CRA), aus ärztlichen Gründen bei der ärztlichen Kommission (CMRA). Verlangen Sie zuerst Ihre Akte. Steht die Krankheit in keiner Tabelle, muss ein Ärztekomitee (CRRMP) sie prüfen. Danach kommt das Sozialgericht, ohne Anwaltszwang.',
  },
}

/** The German words of the rows in ../enquiry-notice-from-landlord.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICE_FROM_LANDLORD_WORDS: Words = {
  'fr.ask-home.notice-landlord': {
    says: 'Die Kündigung muss Sie bei leerer Wohnung sechs Monate vor Vertragsende erreichen, möbliert drei. Kommt sie später oder mitten im Vertrag, ist sie nichtig und der Vertrag läuft weiter: drei Jahre (möbliert eines). Sie gilt nur für Verkauf, Eigenbedarf oder schweren Grund. Bei Verkauf einer leeren Wohnung dürfen Sie zuerst kaufen. Zahlen Sie weiter und antworten Sie schriftlich.',
    dependsOn: 'ob die Wohnung möbliert ist',
  },
}

/** Questions about insurers: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_DE: Words = {
  'au.ask.insurer': {
    says: 'Verlangen Sie die Gründe schriftlich und beschweren Sie sich beim Versicherer. Nach 30 Tagen, oder nach einem Nein, gehen Sie kostenlos zur AFCA.',
  },
  'au.ask.health-insurer': {
    says: 'Eine Kasse darf Sie bei einer früheren Krankheit 12 Monate warten lassen, und ihr Arzt muss das prüfen. Fragen Sie nach dem Grund, dann gehen Sie kostenlos zum Commonwealth Ombudsman.',
  },
}

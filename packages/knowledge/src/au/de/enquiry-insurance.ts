/** Questions about insurers: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_DE: Words = {
  'au.ask.insurer': {
    says: 'Beschweren Sie sich schriftlich beim Versicherer und verlangen Sie Gründe, Klausel und Gutachten. Holen Sie ein eigenes, etwa vom Dachdecker oder der Werkstatt. Einen Ausschluss wie Abnutzung muss der Versicherer beweisen. Er hat 30 Tage. Danach oder nach einem Nein hilft AFCA kostenlos; ihre Entscheidung bindet den Versicherer, Sie nicht. Verhindern Sie weitere Schäden und behalten Sie Belege.',
  },
  'au.ask.health-insurer': {
    says: 'Eine Kasse darf Sie bei einer früheren Krankheit 12 Monate warten lassen, und ihr Arzt muss das prüfen. Fragen Sie nach dem Grund, dann gehen Sie kostenlos zum Commonwealth Ombudsman.',
  },
}

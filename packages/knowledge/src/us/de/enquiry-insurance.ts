/** The German words of the rows in ../enquiry-insurance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_DE: Words = {
  'us.ask-consumer.claim-denied': {
    says: 'Legen Sie schriftlich Widerspruch (appeal) ein. Bei einer Krankenversicherung haben Sie 180 Tage, danach vier Monate für eine Prüfung von außen (external review). Bei anderer Versicherung beschweren Sie sich beim Versicherungsamt Ihres Bundesstaats.',
  },
  'us.ask-everyday.property-claim': {
    says: 'Verlangen Sie die Ablehnung schriftlich mit den Worten des Vertrags. Schicken Sie Fotos und eine andere Schätzung, und beschweren Sie sich dann kostenlos beim Versicherungsamt (insurance department) Ihres Bundesstaats.',
  },
}

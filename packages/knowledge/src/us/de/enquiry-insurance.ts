/** The German words of the rows in ../enquiry-insurance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_DE: Words = {
  'us.ask-consumer.claim-denied': {
    says: 'Legen Sie schriftlich Widerspruch (appeal) ein. Bei einer Krankenversicherung haben Sie 180 Tage, danach vier Monate für eine Prüfung von außen (external review). Bei anderer Versicherung beschweren Sie sich beim Versicherungsamt Ihres Bundesstaats.',
  },
  'us.ask-everyday.property-claim': {
    says: 'Verlangen Sie die Ablehnung schriftlich mit den Worten des Vertrags. Schicken Sie Fotos und eine andere Schätzung, und beschweren Sie sich dann kostenlos beim Versicherungsamt (insurance department) Ihres Bundesstaats.',
  },
  'us.fact.newborn-insurance': {
    says: 'Melden Sie das Baby binnen 30 Tagen nach der Geburt beim Plan der Firma an; wenige geben mehr Zeit. Der Schutz gilt dann ab Geburt. Ein Plan von HealthCare.gov gibt 60 Tage, auch ab Geburt. Die 30 Tage verpasst? Nutzen Sie diese 60 oder beantragen Sie Medicaid oder CHIP: Kinder kommen dort jederzeit hinein. Hatten Sie bei der Geburt Medicaid, hat das Baby es im ersten Jahr. Bitten Sie schriftlich und behalten Sie eine Kopie.',
  },
}

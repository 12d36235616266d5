/** The Dutch words of the rows in ../enquiry-unpaid-wages.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNPAID_WAGES_NL: Words = {
  'de.ask-wages.right-broke': {
    says: 'Gaat het bedrijf failliet, dan betaalt de Agentur für Arbeit tot drie maanden loon (Insolvenzgeld). Vraag het aan binnen twee maanden.',
  },
  'de.ask-wages.right-minimum': {
    says: 'Een korte termijn in het contract (Ausschlussfrist) kan u het minimumloon niet afnemen. Eis de rest nu schriftelijk op.',
  },
  'de.ask-wages.right-hold-back': {
    says: 'Is een groot deel van uw loon niet betaald, dan mag u uw werk opschorten tot het komt. Vraag eerst advies en meld het schriftelijk.',
  },
}

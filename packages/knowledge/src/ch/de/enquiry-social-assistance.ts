/** The German words of the rows in ../enquiry-social-assistance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SOCIAL_ASSISTANCE_DE: Words = {
  'ch.ask.social-assistance': {
    says: 'Verlangen Sie eine schriftliche Verfügung mit Begründung. Die Frist steht darin: meist 30 Tage, in manchen Kantonen weniger. Es gilt kantonales Recht, aber Hilfe in Not ist ein Grundrecht. Haben Sie jetzt kein Geld, verlangen Sie sofort Nothilfe und aufschiebende Wirkung. Gratis beraten UFS und Caritas.',
  },
}

/** The German words of the rows in ../enquiry-disability-pension.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISABILITY_PENSION_DE: Words = {
  'de.ask-pension.refused': {
    says: 'Legen Sie binnen eines Monats Widerspruch ein. Er ist kostenlos, Gründe können folgen. Verlangen Sie das Gutachten und lassen Sie Ihre Ärzte antworten. Unter sechs Stunden Arbeit am Tag kann die halbe Rente bringen, unter drei die volle.',
  },
}

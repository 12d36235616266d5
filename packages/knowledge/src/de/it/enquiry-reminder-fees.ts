/** Questions about the fee that a firm adds for a reminder: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REMINDER_FEES_IT: Words = {
  'de.ask-debt.reminder-fees': {
    says: 'Una spesa di sollecito copre solo carta e posta, mai personale o computer. La Corte federale ha ammesso circa 76 centesimi a un’azienda di energia. Molti giudici accettano fino a circa 2,50 € a lettera. Un primo sollecito che fa solo partire il ritardo è gratis. Chiedono di più? Paghi la fattura, e scriva che non paga il resto. Gli interessi di mora sono a parte.',
    dependsOn: 'quanto chiedono e se era già in ritardo',
  },
}

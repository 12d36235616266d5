/** The Italian words of the rows in ../enquiry-judgment.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JUDGMENT_IT: Words = {
  'it.ask.appeal': {
    says: 'Ha 30 giorni dalla notifica della sentenza, o sei mesi dalla pubblicazione se nessuno l’ha notificata. Serve un avvocato, gratuito con reddito basso. È subito esecutiva: chieda al giudice d’appello di sospenderla.',
    dependsOn: 'quando è stata notificata e di quanto si tratta',
  },
}

/** Questions about child support that is not paid: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MAINTENANCE_UNPAID_IT: Words = {
  'ch.ask.maintenance-unpaid': {
    says: 'Vada con la sentenza o la convenzione all’ufficio del comune o cantone. Aiuta gratis a incassare e può anticipare il denaro per il figlio; quanto dipende dal cantone. Chieda presto: di rado vale per il passato. Può anche avviare un’esecuzione, o chiedere al giudice che il datore paghi direttamente a Lei. Nessuna sentenza? L’autorità di protezione o il tribunale fissa la somma.',
  },
  'ch.ask.maintenance-cannot-pay': {
    says: 'Non smetta e basta: la sentenza o l’accordo vale finché non cambia, e i mesi non pagati si possono riscuotere. Scriva oggi all’altro. Se siete d’accordo, l’ARP (KESB) o il giudice può approvare una nuova somma. Se no, chieda al giudice di ridurla. Il cambiamento deve essere grande e duraturo, come una lunga perdita del lavoro. Di solito conta solo da quando lo chiede. Paghi quello che può.',
  },
}

/** Questions about divorce and maintenance: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_IT: Words = {
  'be.ask.maintenance': {
    says: 'I due genitori pagano per un figlio secondo i mezzi. Il tribunale della famiglia può cambiare la somma. Il servizio SECAL (DAVO) può riscuotere gli arretrati.',
  },
  'be.ask.divorce': {
    says: 'Si divorzia d’accordo o davanti al tribunale della famiglia. Può decidere in fretta chi resta in casa, dove vivono i figli e chi paga. Tenga copie. Un avvocato gratuito o un mediatore può aiutare.',
  },
  'be.ask.contact-refused': {
    says: 'Una sentenza su dove stanno i figli vincola entrambi i genitori. Annoti ogni data, conservi i messaggi e faccia mettere a verbale ogni fatto dalla polizia. Il tribunale della famiglia resta competente: una semplice lettera alla cancelleria (greffe, griffie) riporta la causa. Può fissare una somma per ogni volta (astreinte, dwangsom) o cambiare la permanenza. Provi anche un mediatore familiare. Continui a pagare il mantenimento.',
  },
}

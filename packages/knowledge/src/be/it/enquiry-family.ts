/** Questions about divorce and maintenance: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_IT: Words = {
  'be.ask.divorce': {
    says: 'Si divorzia d’accordo o davanti al tribunale della famiglia. Può decidere in fretta chi resta in casa, dove vivono i figli e chi paga. Tenga copie. Un avvocato gratuito o un mediatore può aiutare.',
  },
  'be.ask.contact-refused': {
    says: 'Una sentenza su dove stanno i figli vincola entrambi i genitori. Annoti ogni data, conservi i messaggi e faccia mettere a verbale ogni fatto dalla polizia. Il tribunale della famiglia resta competente: una semplice lettera alla cancelleria (greffe, griffie) riporta la causa. Può fissare una somma per ogni volta (astreinte, dwangsom) o cambiare la permanenza. Provi anche un mediatore familiare. Continui a pagare il mantenimento.',
  },
  'be.ask.violence': {
    says: 'In pericolo chiami il 112. Aiuto in francese: 0800 30 030, gratis a ogni ora; in olandese: 1712, gratis. Il procuratore può allontanare subito la persona violenta fino a 14 giorni e vietare il contatto. Il tribunale della famiglia può prolungare fino a tre mesi. Denunci alla polizia, vada dal medico e tenga foto e messaggi. Con poco reddito l’avvocato è gratis (pro deo).',
  },
}

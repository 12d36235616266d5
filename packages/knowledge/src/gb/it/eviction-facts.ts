/** What a notice to leave a rented home is: who writes, what cannot happen yet, and the free lawyer. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_FACTS_IT: Words = {
  'gb.home.want-notice': {
    says: 'Se Lei resta, possono chiedere a un tribunale di decidere.',
  },
  'gb.home.reality': {
    says: 'Una lettera o un avviso (notice) non Le toglie la casa. Solo un tribunale può ordinare a quasi tutti gli inquilini di uscire. Solo i suoi ufficiali possono eseguirlo.',
  },
  'gb.home.reality-scotland': {
    says: 'Un avviso (notice) non Le toglie la casa. Per quasi tutti gli affitti privati serve un ordine del First-tier Tribunal, che guarda se è giusto.',
  },
  'gb.home.reality-ni': {
    says: 'Un avviso (notice) da solo non Le toglie la casa. Per mandarla via il proprietario ha bisogno di un ordine del tribunale.',
  },
  'gb.home.rights-summary': {
    says: 'Può restare finché un tribunale non dice il contrario. Può contestarlo, chiedere tempo e avere un avvocato gratuito.',
  },
  'gb.home.rights-scotland': {
    says: 'Può restare finché il Tribunal non fa un ordine. Può dirgli la Sua versione, e lo sfratto deve essere ragionevole.',
  },
  'gb.home.who': {
    says: 'Il proprietario o l’agenzia è una persona o ditta privata. Non può cambiare le serrature, staccare la luce o mettere fuori le Sue cose.',
  },
  'gb.home.not-yet': {
    says: 'Ora non possono mandarla fuori. Servono un avviso valido (notice), poi una causa, poi un ordine, poi una data con ufficiali giudiziari (bailiffs).',
  },
  'gb.home.know-free-lawyer': {
    says: 'Se riceve un avviso che mette a rischio la casa, può avere un avvocato gratuito (legal aid), qualunque sia il Suo reddito.',
    learnMore:
      'Cerchi il Housing Loss Prevention Advice Service nella pagina di ricerca del patrocinio gratuito (legal aid).',
  },
}

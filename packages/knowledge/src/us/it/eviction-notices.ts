/** The Italian words of the rows in ../eviction-notices.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_NOTICES_IT: Words = {
  'us.home.want': {
    says: 'Il Suo proprietario (landlord) vuole che Lei paghi, risolva un problema o lasci la casa. Può chiedere a un tribunale di finire l’affitto.',
  },
  'us.home.want-rent': {
    says: 'Il Suo proprietario (landlord) dice che è indietro con l’affitto e vuole che lo paghi.',
  },
  'us.home.who': {
    says: 'Il proprietario (landlord) o il suo agente è una persona o ditta privata. Solo uno sheriff, un marshal o un constable può eseguire uno sfratto (eviction).',
  },
  'us.home.reality': {
    says: 'Un avviso è il primo passo, non l’ultimo. Il proprietario (landlord) deve andare in tribunale e vincere prima che possano farla uscire.',
  },
  'us.home.rights-summary': {
    says: 'Può restare finché un tribunale non ordina altro. Può dire al giudice la Sua parte, e l’assistenza legale (legal aid) può aiutarla gratis.',
  },
  'us.home.not-yet': {
    says: 'Con questo avviso non possono cambiare la serratura, tagliare la luce o mettere fuori le Sue cose.',
  },
  'us.home.order-made': {
    says: 'Forse un tribunale ha già deciso. Può avere solo ore o giorni. Chiami ora l’assistenza legale gratuita (legal aid) e il cancelliere del tribunale (court clerk).',
  },
  'us.home.insight-repairs': {
    says: 'In quasi tutti gli Stati una casa in cattivo stato può essere una difesa in uno sfratto (eviction) per affitto.',
    actionable: 'Scriva che cosa è rotto e quando lo ha detto al proprietario. Faccia foto.',
  },
  'us.home.tactic-receipt': {
    says: 'Paghi in un modo che lascia una prova, e scriva per quale mese è.',
    risk: 'Nessuno.',
    notWhen:
      'Un tribunale le ha già ordinato di uscire: chiami prima l’assistenza legale gratuita (legal aid).',
  },
  'us.home.know-voucher': {
    says: 'In case con aiuto federale o un mutuo con garanzia federale può servire un avviso più lungo che nella legge del Suo Stato.',
    learnMore:
      'Chieda se l’affitto è aiutato da Section 8, case pubbliche o crediti d’imposta (tax credits), o se il mutuo dell’edificio ha garanzia federale.',
  },
}

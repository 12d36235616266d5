/** A charge for payment in Scotland: its days, and what can come when they are over. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_SCOTLAND_CHARGE_IT: Words = {
  'gb.bailiff.scotland-cannot-yet': {
    says: 'Il Suo stipendio non si può pignorare finché non sono finiti i 14 giorni dell’intimazione (charge for payment).',
  },
  'gb.bailiff.scotland-over-step': {
    says: 'I 14 giorni sono passati: ora possono pignorare lo stipendio o il conto. Chiami oggi un consulente gratuito e chieda una moratoria.',
  },
  'gb.bailiff.scotland-warning': {
    says: 'Non ignori un’intimazione (charge for payment). Dopo 14 giorni possono pignorare lo stipendio. Il creditore forse può chiedere il Suo fallimento (bankruptcy).',
  },
  'gb.bailiff.scotland-charge-first': {
    says: 'Per la tassa comunale (council tax) devono prima notificare un’intimazione (charge for payment) e aspettare 14 giorni. Solo dopo possono prendere lo stipendio o bloccare un conto.',
  },
  'gb.bailiff.scotland-warning-arrestment': {
    says: 'I 14 giorni dell’intimazione (charge) sono finiti. Ora possono bloccare soldi in banca o prenderli dallo stipendio. Chiami prima della data della lettera.',
  },
  'gb.bailiff.scotland-reality-arrestment': {
    says: 'Qui «arrest» vuol dire bloccare dei soldi. Nessuno La arresta, e non è una questione penale.',
  },
  'gb.bailiff.scotland-deadline-charge': {
    says: 'Un’intimazione (charge for payment) Le dà 14 giorni da quando è notificata a Lei nel Regno Unito.',
    action: 'Pagare, concordare un piano o chiedere la moratoria (moratorium)',
    consequence: 'Gli ufficiali giudiziari (sheriff officers) possono pignorare lo stipendio.',
  },
  'gb.bailiff.scotland-no-bankruptcy': {
    says: 'Un creditore a cui deve meno di £5,000 non può da solo chiedere al tribunale il suo fallimento (sequestration).',
  },
}

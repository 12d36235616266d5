/** Sfratto e disdetta, casi particolari: il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_SPECIAL_IT: Words = {
  'gb.home.ended-reality': {
    says: 'Questo avviso (notice) sembra non avere valore legale. Non è obbligato ad andare via per questo avviso.',
  },
  'gb.home.ended-step': {
    says: 'Resti in casa. Scriva al proprietario che la «section 21» è finita il 1 maggio 2026, quindi l’avviso (notice) non ha effetto.',
  },
  'gb.home.insight-section-8-old': {
    says: 'Questo avviso «section 8» è di prima del 1 maggio 2026. Un proprietario privato può usarlo solo se è andato in tribunale in tempo, al più tardi il 31 luglio 2026. Allora valgono le vecchie regole: ground 8 chiede due mesi di affitto.',
    actionable:
      'Chieda per iscritto se c’è stata una causa, e quando. Se no, serve un nuovo avviso.',
  },
  'gb.home.insight-ground-8': {
    says: 'Il motivo 8 (ground 8) richiede tre mesi di affitto dovuti all’avviso e di nuovo all’udienza. Se allora deve meno, il giudice può farla restare. L’avviso deve dare almeno quattro settimane.',
    actionable:
      'Conti le settimane dall’arrivo al giorno indicato. Calcoli tre mesi di affitto e scenda sotto prima dell’udienza.',
  },
  'gb.home.social-reality': {
    says: 'Questo avviso (notice) è un avvertimento. Può restare in casa finché un giudice (sheriff) non ordina lo sfratto.',
  },
  'gb.home.social-rights': {
    says: 'Il giudice (sheriff) deve trovare lo sfratto ragionevole. Può andare in tribunale, dire la Sua versione e offrire un piano.',
  },
  'gb.home.social-steps-first': {
    says: 'Per gli arretrati il proprietario deve prima cercare un piano con Lei e aiutarla a chiedere aiuti. Deve anche dirle dove trovare consiglio.',
  },
  'gb.home.social-notice-ends': {
    says: 'La causa può iniziare solo dopo la data dell’avviso (notice), ed entro sei mesi da questa. Dopo serve un nuovo avviso.',
  },
  'gb.home.social-step-plan': {
    says: 'Chiami oggi il proprietario. Offra l’affitto e una piccola parte degli arretrati, e lo chieda per iscritto.',
  },
  'gb.home.wales-reality': {
    says: 'Questo avviso (notice) non dà un motivo, e in Galles non è obbligato. Ma può restare finché un tribunale non fa un ordine.',
  },
  'gb.home.wales-six-months': {
    says: 'Per quasi tutti i contratti l’avviso (notice) deve dare almeno sei mesi. Non può arrivare nei primi sei mesi in casa.',
  },
  'gb.home.wales-invalid': {
    says: 'L’avviso (notice) può non valere se il proprietario non ha dato il contratto scritto (written statement). Lo stesso se non ha protetto il deposito (deposit) o ha violato certe regole di sicurezza.',
  },
  'gb.home.wales-step-check': {
    says: 'Chieda ora a Shelter Cymru di controllare l’avviso (notice). Porti il contratto, le carte del deposito e il giorno in cui è entrato.',
  },
  'gb.home.wales-registered': {
    says: 'Quasi tutti i proprietari privati devono essere registrati a Rent Smart Wales, e chi gestisce la casa deve avere una licenza. Se no, questo avviso forse non vale. Il registro online è gratuito.',
  },
}

/** Questions about penalties for driving in a charging zone: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ZONE_CHARGES_IT: Words = {
  'gb.ask-parking.zone-charge': {
    says: 'Ha 28 giorni per pagare o contestare per iscritto. Nei primi 14 giorni è metà prezzo. L’avviso dà i motivi, per esempio: aveva pagato, l’auto non deve nulla, era venduta o rubata. Dopo un no ha 28 giorni per un ricorso gratuito al tribunale (tribunal). Se non fa nulla, la somma sale della metà.',
  },
  'gb.ask-parking.zone-charge-scotland': {
    says: 'Ha 28 giorni per pagare o scrivere al comune (council). Nei primi 14 giorni è metà prezzo. Buoni motivi: blue badge, auto esente, auto già venduta, o qualcosa che la rende ingiusta. Finché aspetta non deve pagare. Dopo un no: 14 giorni a metà prezzo o 28 giorni per il First-tier Tribunal. Se non fa nulla, si aggiunge metà. Una seconda volta entro 90 giorni costa il doppio.',
  },
  'gb.ask-parking.charge-certificate': {
    says: 'Il comune ha mandato un charge certificate, perciò la somma è salita della metà. Prima non Le è arrivato nessun avviso? Chieda subito al comune dove l’ha mandato, e controlli l’indirizzo sul log book. Se non ricomincia, non paghi. Aspetti l’order for recovery e mandi il suo modulo (TE9 o PE3) entro 21 giorni: segni che non ha ricevuto l’avviso. Allora tutto riparte dall’inizio.',
  },
}

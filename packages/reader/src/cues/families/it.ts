/** Italian: families of words that name the kind of a letter together. */
import type { Families } from '../families.ts'

/** A notice that ends something stands in a heading or is given in so many words. `\b` knows no accents, so those use look-arounds. */
export const IT_FAMILIES = {
  ends: /^[^\n]{0,50}\b(?:disdetta|recesso|risoluzione|rilascio)\b|\bcomunic\p{L}+[^.]{0,90}\b(?:disdetta|recesso|risol\p{L}+|cess(?:azione|erà)|non intend\p{L}+ rinnovare|licenzia\p{L}+)/imu,
  home: /\b(?:locazione|immobile|appartamento|conduttore|conduttrice|inquilin[oa]|alloggio|affitto)\b/iu,
  work: /\b(?:rapporto di lavoro|contratto di lavoro|periodo di prova|superamento della prova|mansioni|tfr)\b/iu,
  unpaid:
    /(?<!\p{L})(?:non (?:ci )?risulta\p{L}*(?: ancora)? (?:pagat|versat|saldat|pervenut)\p{L}*|insolut\p{L}*|scadut\p{L}*|arretrat\p{L}*|impagat\p{L}*|non (?:ha|abbiamo) (?:ancora )?(?:pagato|versato|ricevuto)|moros\p{L}*|scopert\p{L}*|da saldare)/iu,
  rent: /\b(?:canon[ei]|affitt[oi]|pigione|locazione)\b/iu,
  supply:
    /\b(?:bollett[ae](?! condominial)|fornitura|energia|luce|gas|acqua|linea telefonica|fibra|contatore)\b/iu,
  tax: /\b(?:imu|tari|tributo|imposta|tassa|agenzia delle entrate|irpef|bollo auto|accertamento)\b/iu,
  credit:
    /\b(?:prestito|finanziamento|rat[ae]|fattura|quote|premio|carta di credito|mutuo|ordine)\b/iu,
  benefit:
    /\b(?:naspi|assegno unico|reddito di|assegno di inclusione|pensione|indennità di|prestazione)(?!\p{L})/iu,
  back: /\b(?:indebit|restitu|non spettant|non dovut|recupero)/iu,
  policy: /\b(?:sinistro|polizza|assicurat[oa])\b/iu,
  goods: /\b(?:ordine|prodotto|acquisto|volo|prenotazione|garanzia legale|riparazione)\b/iu,
  refused:
    /non (?:è|possiamo|risulta|rientra)[^.]{0,40}(?:indennizz|coper|accogl|garanz|rimbors)|\brespin|\brigett/iu,
  court: /\b(?:tribunale|giudice)\b/iu,
  called: /\b(?:udienza|compari)/iu,
  party: /\b(?:ricorrente|attore|attrice|istante|convenut[oa]|resistente)\b/iu,
  offence: /\b(?:velocità|sosta|semaforo|infrazione|violazione|traffico limitato)(?!\p{L})/iu,
  fine: /\b(?:multa|sanzione|verbale|contravvenzione|punti)\b/iu,
} as const satisfies Families

/** The Italian words of the rows in ../special-homes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SPECIAL_HOMES_IT: Words = {
  'fr.homes.sls-right': {
    says: 'Il supplemento d’affitto (SLS) è dovuto solo se il reddito supera il limite di almeno il 20 %. Una somma fissa per un modulo non reso è provvisoria: mandi le carte fiscali e viene ricalcolata, anche per il passato.',
  },
  'fr.homes.sls-step': {
    says: 'Mandi oggi il modulo e l’ultimo avviso fiscale con raccomandata. Prima del forfait serviva una diffida. Chieda rate.',
  },
  'fr.homes.unsafe-want': {
    says: 'Il comune o il prefetto ritiene l’edificio pericoloso o malsano e ordina lavori o vieta di abitarci.',
  },
  'fr.homes.unsafe-step': {
    says: 'Tenga l’ordinanza e la data. L’inquilino scrive al locatore: affitto sospeso, altro alloggio. Il proprietario risponde al comune, prende un esperto e chiede aiuto all’Anah.',
  },
  'fr.homes.unsafe-rent': {
    says: 'Dopo un ordine su una casa insicura o malsana non si deve affitto dal mese dopo finché non è tolto. Se è vietato abitarci, il proprietario deve alloggiare altrove l’inquilino, per ora o per sempre, e pagare.',
  },
  'fr.homes.unsafe-owner': {
    says: 'Il proprietario va sentito prima, salvo grave pericolo, e ha il termine dell’ordinanza. Poi il comune lavora a sue spese, con penale giornaliera. Ricorso entro due mesi.',
  },
  'fr.homes.hostel-right': {
    says: 'Una residenza può chiudere il contratto per debiti solo dopo diffida: tre mesi di fila non pagati, o due mesi dovuti con pagamenti parziali. Solo un giudice può farla uscire.',
  },
}

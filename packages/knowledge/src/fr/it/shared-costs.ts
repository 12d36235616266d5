/** The Italian words of the rows in ../shared-costs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SHARED_COSTS_WORDS: Words = {
  'fr.owners.right-account': {
    says: 'Chieda all’amministratore (syndic) il Suo conto e i verbali della riunione. Deve solo spese votate, secondo la Sua quota.',
  },
  'fr.owners.right-contest': {
    says: 'Se ha votato contro o non c’era, può contestare una decisione entro due mesi da quando ha ricevuto i verbali.',
  },
  'fr.owners.warn-all-due': {
    says: 'Se non paga entro 30 giorni da una richiesta formale, tutte le spese votate per l’anno possono scadere insieme.',
  },
  'fr.owners.right-costs': {
    says: 'Le spese necessarie di una richiesta formale vanno al proprietario in ritardo. Un primo sollecito no. Un giudice può ridurre spese troppo alte.',
  },
  'fr.owners.right-limit': {
    says: 'Hanno cinque anni per chiedere spese del palazzo. Le somme più vecchie non vanno pagate.',
  },
  'fr.owners.step-plan': {
    says: 'Non può pagare subito? Scriva all’amministratore (syndic) entro 30 giorni con un piano. Un giudice può dare fino a due anni.',
  },
}

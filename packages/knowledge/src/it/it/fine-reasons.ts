/** The Italian words of the rows in ../fine-reasons.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FINE_REASONS_WORDS: Words = {
  'it.fine.parking': {
    says: 'Una multa per la sosta deve dire la via, l’ora e il segnale. Se hanno rimosso l’auto e la multa cade, Le ridanno anche quelle spese.',
  },
  'it.fine.restricted-zone': {
    says: 'Per una ZTL controlli gli orari sul segnale, il Suo permesso e il giorno. La telecamera del varco deve essere autorizzata dal ministero.',
  },
  'it.fine.red-light': {
    says: 'Passare con il rosso toglie sei punti. La seconda volta in due anni la patente è sospesa da uno a tre mesi.',
  },
  'it.fine.speed': {
    says: 'Dalla velocità misurata va tolto il cinque per cento, e almeno 5 km/h. La somma e i punti dipendono da quanto si è superato il limite.',
  },
  'it.fine.deadline-order': {
    says: 'Contro un’ordinanza-ingiunzione del Prefetto ha 30 giorni dalla notifica. Per sicurezza contiamo dalla sua data.',
    action: 'Pagare, o fare opposizione al giudice di pace',
    consequence: 'L’ordinanza diventa definitiva e si riscuote.',
  },
  'it.fine.late-extra': {
    says: 'Su una multa non pagata si aggiunge il 10% per ogni sei mesi. Chieda come l’ufficio ha calcolato la somma.',
  },
}

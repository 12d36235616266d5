/** The Italian words of the rows in ../early-and-last-notices.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EARLY_AND_LAST_NOTICES_WORDS: Words = {
  'it.friendly.deadline': {
    says: 'Ha 60 giorni da quando l’ha ricevuta per pagare con la sanzione ridotta. Per sicurezza contiamo dalla sua data.',
    action: 'Pagare con la sanzione ridotta, chiedere le rate o scrivere che cosa è sbagliato',
    consequence: 'Si aggiunge la sanzione intera e arriva una cartella.',
  },
  'it.friendly.right-lower': {
    says: 'Se paga in tempo, la sanzione scende a un terzo, o a due terzi dopo un controllo formale (36-ter).',
  },
  'it.friendly.right-parts': {
    says: 'Può pagare in massimo 20 rate, una ogni tre mesi. La prima si paga entro gli stessi 60 giorni.',
  },
  'it.friendly.step-correct': {
    says: 'Se è sbagliata, chieda all’ufficio di correggerla prima dell’ultimo giorno: online (CIVIS) o con le carte allo sportello.',
  },
  'it.warning.deadline': {
    says: 'Questa intimazione dà cinque giorni. Chieda subito le rate: fermano nuovi pignoramenti.',
    action: 'Pagare, o chiedere le rate all’agente della riscossione',
    consequence: 'Possono pignorare stipendio, conti o beni.',
  },
  'it.warning.right-appeal': {
    says: 'Può fare ricorso entro 60 giorni se non ha mai ricevuto la cartella, o se il debito si è prescritto dopo la cartella.',
  },
  'it.tax.right-more-time': {
    says: 'Se chiede l’accertamento con adesione entro i 60 giorni, di regola il tempo per il ricorso si ferma per 90 giorni.',
  },
}

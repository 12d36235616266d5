/** The Italian words of the rows in ../housing-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_STEPS_WORDS: Words = {
  'it.home.step-read': {
    says: 'Cerchi data del contratto, registrazione, durata e motivo della lettera.',
  },
  'it.home.step-pay': {
    says: 'Se deve affitti, paghi ora ciò che può con bonifico e scriva per quali mesi.',
  },
  'it.home.step-write': {
    says: 'Risponda con raccomandata o PEC. Dica cosa non accetta e perché.',
  },
  'it.home.step-keep-paying': {
    says: "Continui a pagare ogni mese con bonifico. Non sospenda l'affitto per le riparazioni senza consiglio.",
  },
  'it.home.step-help': {
    says: 'Vada in Comune e da un sindacato inquilini (SUNIA, SICET). Chieda del fondo affitti e della morosità incolpevole.',
  },
  'it.home.step-plan': {
    says: "Offra l'affitto del mese più una parte del debito. Si faccia scrivere il sì.",
  },
  'it.home.step-wrong': {
    says: 'Se la somma è sbagliata, mandi i bonifici e chieda un elenco per mese.',
  },
}

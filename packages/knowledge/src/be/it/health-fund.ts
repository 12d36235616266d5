/** The Italian words of the rows in ../health-fund.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HEALTH_FUND_IT: Words = {
  'be.fund.want': {
    says: 'La Sua mutua decide su cure o indennità di malattia.',
  },
  'be.fund.reality': {
    says: 'Deve dare i motivi per iscritto. Può sbagliare, e un giudice può controllare senza spese per Lei.',
  },
  'be.fund.right-court': {
    says: 'Ha tre mesi per il tribunale del lavoro. Non Le costa nulla, anche se perde.',
  },
  'be.fund.right-two-years': {
    says: 'Di regola può chiedere due anni, cinque dopo una frode. Se l’errore è suo e Lei non poteva saperlo, lo dica: spesso non può chiedere il passato.',
  },
  'be.fund.step': {
    says: 'Chieda per iscritto i motivi e il calcolo. Chieda un rapporto al medico e aiuto al sindacato.',
  },
}

/** Debts to a bank: usury, unfair terms and home loans: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const LOAN_DEBT_IT: Words = {
  'es.debt.right-usury': {
    says: 'Se gli interessi sono molto sopra il tasso normale, un giudice può chiamarli usura. Allora restituisce solo i soldi che ha ricevuto.',
  },
  'es.debt.right-unfair-terms': {
    says: 'Come consumatore non La vincolano le clausole abusive (cláusulas abusivas), come una somma per un sollecito senza un vero servizio.',
  },
  'es.debt.right-mortgage': {
    says: 'Una banca può chiudere un mutuo casa solo dopo lunghi arretrati. Sono 12 rate o il 3% del mutuo, più tardi 15 rate o il 7%. Prima deve chiederle di pagare e dare un mese.',
  },
  'es.debt.step-mortgage': {
    says: 'Chieda per iscritto alla banca il codice di buone pratiche (Código de Buenas Prácticas): rate più basse o più lunghe per famiglie in difficoltà.',
  },
  'es.debt.insight-fees': {
    says: 'Le spese per i solleciti (comisión por reclamación) sono spesso abusive se non indicano un vero lavoro.',
    actionable: 'Chieda che cosa è stato fatto per quella somma. Chieda di toglierla.',
  },
  'es.debt.right-mortgage-pause': {
    says: 'Le famiglie a rischio possono chiedere al giudice di fermare lo sfratto da una casa con mutuo fino al 15 maggio 2028.',
  },
}

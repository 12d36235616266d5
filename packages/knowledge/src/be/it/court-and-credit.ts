/** Credito, spese di causa e vendita, in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_AND_CREDIT_IT: Words = {
  'be.credit.right-two-payments': {
    says: 'Chi presta può chiedere tutto il credito solo dopo due rate non pagate o un quinto della somma. Prima deve avvisare con raccomandata e aspettare un mese.',
  },
  'be.credit.right-mortgage': {
    says: 'Per un mutuo la banca deve avvisare con raccomandata e aspettare un mese dopo due rate non pagate. Chieda subito un piano.',
  },
  'be.court.claim-right-costs': {
    says: 'Chi perde paga una somma fissa per l’avvocato dell’altro (indemnité de procédure). Con un reddito basso può chiedere al giudice la somma minima.',
  },
  'be.court.claim-right-own-check': {
    says: 'Anche se Lei non c’è, il giudice deve rifiutare una richiesta contro l’ordine pubblico, come costi troppo alti per i consumatori.',
  },
  'be.court.judgment-right-opposition': {
    says: 'Deciso senza di Lei e senza appello possibile? Può opporsi allo stesso tribunale entro un mese dalla notifica (opposition).',
  },
  'be.court.officer-right-own-sale': {
    says: 'Dopo un pignoramento di beni ha dieci giorni per dire all’ufficiale che li vende Lei (vente amiable). Spesso rende di più.',
  },
  'be.court.claim-right-caps': {
    says: 'Un’impresa può chiedere poco oltre alla fattura: nulla prima di un sollecito gratuito, poi solo somme con un limite. Chieda al giudice di togliere o ridurre il resto.',
  },
  'be.debt.right-lawyer-costs': {
    says: 'Solo un giudice può addebitarLe l’avvocato dell’altro, e solo una somma fissa (indemnité de procédure, rechtsplegingsvergoeding).',
  },
  'be.court.officer-right-appeal': {
    says: 'Dal giorno della notifica di una sentenza ha di solito un mese per l’appello, o per opporsi se non c’era. Spesso può essere eseguita intanto.',
  },
}

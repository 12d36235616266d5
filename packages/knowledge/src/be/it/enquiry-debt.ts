/** Questions about debts that one cannot pay, costs, old debts and loans, and the first steps against a debt: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_IT: Words = {
  'be.ask.step-debt': {
    says: 'Raccolga lettere e somme, e chieda al Suo CPAS una mediazione gratis sui debiti.',
  },
  'be.ask.right-debt': {
    says: 'Nessuno può pignorare nulla senza una sentenza o un altro titolo.',
  },
  'be.ask.old-debt': {
    says: 'Energia, acqua, telefono e affitto: cinque anni. Cure mediche: due anni. Molti altri contratti: fino a dieci.',
    dependsOn: 'che tipo di fattura è',
  },
  'be.ask.cannot-pay': {
    says: 'Chieda al CPAS una mediazione gratis sui debiti. Se i debiti sono troppi, il tribunale del lavoro può fissare un piano e fermare i pignoramenti.',
  },
  'be.ask.collector-visits': {
    says: 'Non deve aprire. Un recuperatore non ha potere prima di una sentenza e non può minacciare o umiliare. Scriva che vuole solo lettere e segnali le minacce al SPF Economie (ConsumerConnect).',
  },
  'be.ask.credit-default': {
    says: 'Chiami chi presta e chieda rate più piccole. Può chiedere tutto solo dopo due rate mancate, una raccomandata e un mese. Il giudice di pace può dare tempo (facilités de paiement).',
  },
}

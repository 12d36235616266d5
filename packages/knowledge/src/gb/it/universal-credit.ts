/** Universal Credit: sanctions, hardship payments, advances and migration notices. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const UNIVERSAL_CREDIT_IT: Words = {
  'gb.credit.right-hardship': {
    says: 'Mentre una sanzione riduce il Suo Universal Credit, può chiedere un aiuto (hardship payment) per cibo, riscaldamento e affitto. Lo richieda ogni mese.',
  },
  'gb.credit.right-sanction': {
    says: 'Può chiedere di riesaminare la sanzione. Dica la Sua buona ragione e mandi le prove.',
  },
  'gb.credit.hardship-back': {
    says: 'L’aiuto viene ripreso solo dopo la fine delle sanzioni, e non nei mesi in cui guadagna abbastanza.',
  },
  'gb.credit.step-journal': {
    says: 'Scriva nel Suo diario (journal) che cosa Le serve e perché. Tenga una copia e annoti ogni telefonata.',
  },
  'gb.credit.advance-loan': {
    says: 'Un anticipo (advance) è un prestito senza interessi. Una parte viene tolta ogni mese dai pagamenti seguenti.',
  },
  'gb.credit.right-advance-less': {
    says: 'Se con il resto non può vivere, chieda una trattenuta più piccola o una pausa. Dica le Sue spese.',
  },
  'gb.credit.migration-wants': {
    says: 'I Suoi vecchi aiuti finiscono. Per continuare a riceverli, chieda Universal Credit entro il giorno limite (deadline day) della lettera.',
  },
  'gb.credit.right-migration-time': {
    says: 'Se non riesce in tempo, chiami il numero della lettera prima del giorno limite. Con un buon motivo, come una malattia, può avere più tempo.',
  },
  'gb.credit.right-migration-protected': {
    says: 'Se fa domanda in tempo e i vecchi aiuti erano più alti, una somma in più può coprire all’inizio la differenza. Se la fa tardi, può perderla.',
  },
  'gb.credit.migration-step': {
    says: 'Faccia domanda online su GOV.UK prima del giorno limite. Tenga pronti i dati della banca, l’affitto, i risparmi e la paga.',
  },
}

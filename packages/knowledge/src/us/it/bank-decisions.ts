/** The Italian words of the rows in ../bank-decisions.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BANK_DECISIONS_IT: Words = {
  'us.bank.right-hold': {
    says: 'Una banca può trattenere un assegno più a lungo solo per motivi scritti nella legge. Deve dirle per iscritto perché e quando avrà i soldi.',
  },
  'us.bank.right-hold-part': {
    says: 'Se il blocco in più dura oltre cinque giorni lavorativi, la banca deve mostrare che le serve.',
  },
  'us.bank.step-hold': {
    says: 'Chieda alla filiale di liberare i soldi prima e di togliere le spese di scoperto causate dal blocco.',
  },
  'us.bank.reality-hold': {
    says: 'I soldi sono ancora Suoi. Un assegno bloccato non è un debito e non è segno di un reato.',
  },
  'us.bank.right-explain': {
    says: 'La banca deve quasi sempre controllare entro dieci giorni lavorativi. Se dice no, deve spiegarlo per iscritto e mostrarle i documenti quando li chiede.',
  },
  'us.bank.right-limit': {
    says: 'È la banca che deve mostrare che Lei ha permesso un trasferimento. Se ha segnalato una carta o un codice rubato entro due giorni lavorativi, rischia al massimo $50.',
  },
  'us.bank.step-papers': {
    says: 'Scriva alla banca: non ha fatto Lei il trasferimento e vuole copie di tutto ciò su cui si basa. Poi faccia reclamo al CFPB.',
  },
  'us.bank.right-overdraft': {
    says: 'Una banca può chiedere soldi per uno scoperto (overdraft) ai bancomat e sui pagamenti singoli con carta solo se Lei ha accettato prima.',
  },
  'us.bank.want-overdraft': {
    says: 'La banca dice che il conto è andato sotto zero, e ha chiesto una spesa per questo.',
  },
  'us.bank.step-overdraft': {
    says: 'Guardi che cosa è stato pagato e in quale ordine. Chieda alla banca di togliere la spesa e, se vuole, rinunci agli scoperti a pagamento (opt out).',
  },
  'us.bank.option-overdraft': {
    says: 'Chieda indietro la spesa per iscritto. Senza risposta faccia reclamo al CFPB.',
    title: 'Chiedere indietro la spesa',
    cost: 'Gratis',
    time: 'Una telefonata o una lettera',
    risk: 'Nessuno.',
    bestFor: 'È la prima spesa, o non ha mai accettato lo scoperto.',
  },
  'us.bank.right-closed': {
    says: 'Una banca può quasi sempre chiudere un conto, ma ciò che c’è dentro è Suo. Se il motivo è un rapporto, può averlo gratis e contestarlo.',
  },
  'us.bank.step-closed': {
    says: 'Sposti stipendio, sussidi e bollette prima del giorno. Chieda per iscritto il saldo e il motivo.',
  },
  'us.bank.want-closed': {
    says: 'La banca chiude il conto in un certo giorno, e può segnalarlo a una società come ChexSystems.',
  },
}

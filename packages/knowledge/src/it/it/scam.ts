/** The Italian words of the rows in ../scam.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_WORDS: Words = {
  'it.scam.want': { says: 'Vogliono soldi o dati, in fretta e prima che Lei pensi.' },
  'it.scam.who': {
    says: 'Può essere un criminale che usa il nome di banca, Poste, INPS, Entrate o polizia.',
  },
  'it.scam.rights': {
    says: 'Non deve nulla a un truffatore. Per pagamenti non autorizzati la banca di regola deve rimborsare.',
  },
  'it.scam.reality': {
    says: 'Gli uffici veri non chiedono carte regalo, criptovalute o codici. Nessuna polizia scrive di un processo per email.',
  },
  'it.scam.nothing': { says: 'Non succede nulla se non paga una richiesta falsa.' },
  'it.scam.right-refund': {
    says: 'Se non ha autorizzato un pagamento, la banca deve restituirlo entro il giorno lavorativo dopo, salvo sospetto di frode.',
  },
  'it.scam.right-fifty': {
    says: 'Se la carta è rubata o persa, paga al massimo 50 €, salvo colpa grave.',
  },
  'it.scam.right-report': {
    says: 'La truffa è un reato. Può denunciarla gratis alla Polizia Postale o ai Carabinieri, di regola entro tre mesi.',
  },
  'it.scam.step-stop': { says: 'Non paghi, non clicchi, non chiami il numero e non mandi dati.' },
  'it.scam.step-check': {
    says: "Chieda all'ufficio o alla banca vera a un numero trovato da Lei.",
  },
  'it.scam.step-bank': {
    says: 'Ha pagato o dato dati? Chiami subito la banca, blocchi la carta e cambi le password. Lo contesti per iscritto.',
  },
  'it.scam.step-police': {
    says: 'Denunci alla Polizia Postale, anche online, e conservi i messaggi.',
  },
  'it.scam.step-abf': {
    says: "Se la banca non rimborsa, reclami per iscritto. Dopo 60 giorni vada all'ABF con 20 €.",
  },
  'it.scam.option-ignore': {
    title: 'Non pagare',
    says: 'La conservi come prova e non faccia ciò che chiede.',
    cost: 'Nulla.',
    time: 'Nessun tempo.',
    risk: "Nessuno, se ha controllato con l'ufficio vero.",
    bestFor: 'Non ha pagato né dato dati.',
  },
  'it.scam.option-report': {
    title: 'Denunciare',
    says: 'Avvisi la Polizia Postale e la banca.',
    cost: 'Nulla.',
    time: "Un'ora.",
    risk: 'Nessuno.',
    bestFor: 'Ha pagato o dato dati.',
  },
  'it.scam.option-help': {
    title: 'Commissariato online',
    says: 'Il sito commissariatodips.it risponde alle domande.',
    cost: 'Nulla.',
    time: 'Alcuni minuti.',
    risk: 'Nessuno.',
    bestFor: 'Non è sicuro.',
  },
  'it.scam.insight-hurry': {
    says: 'Fretta e paura sono le armi della truffa.',
    actionable: "Aspetti un'ora e chieda a qualcuno di fiducia.",
  },
  'it.scam.warning-codes': {
    says: 'Non dia a nessuno un codice da SMS o app, nemmeno alla "banca".',
  },
  'it.scam.warning-invest': {
    says: 'Solo chi è autorizzato può offrire investimenti in Italia. Guardi gli elenchi della CONSOB. Chi chiede una tassa prima di versarLe i guadagni La truffa.',
  },
  'it.scam.right-threat': {
    says: 'Minacciare qualcuno per avere denaro è un reato (estorsione). Nessun tribunale o polizia lavora per e-mail. Non paghi e non risponda, e faccia denuncia.',
  },
  'it.scam.right-fine': {
    says: 'Una multa vera si notifica per posta, a mano o per posta certificata (PEC) e lascia 60 giorni per pagare. Una email o un SMS normale con un link non notifica nulla.',
  },
}

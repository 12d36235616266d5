/** The Italian words of Spain: scam. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_IT: Words = {
  'es.scam.want': { says: 'Vogliono i Suoi soldi o i Suoi dati, in fretta e prima che Lei pensi.' },
  'es.scam.who': {
    says: 'Può essere un criminale che usa il nome di una banca, di Correos, Hacienda, della DGT o della polizia.',
  },
  'es.scam.rights': {
    says: 'Non deve nulla a un truffatore. Per i pagamenti che non ha permesso la banca di solito deve rimborsarla.',
  },
  'es.scam.reality': {
    says: 'I veri uffici non chiedono carte regalo, criptovalute o codici per SMS.',
  },
  'es.scam.nothing': {
    says: 'Non succede nulla se non paga una richiesta falsa. Nessun giudice e nessuna polizia manda link per pagare.',
  },
  'es.scam.right-refund': {
    says: 'Se non ha permesso un pagamento, la banca deve restituirlo entro la fine del giorno lavorativo dopo, salvo che sospetti una Sua frode.',
  },
  'es.scam.right-fifty': {
    says: 'Se la carta è stata rubata o persa, paga Lei al massimo 50 €, salvo grave negligenza Sua.',
  },
  'es.scam.right-report': {
    says: 'La frode è un reato. Può denunciarla gratis alla polizia o alla Guardia Civil.',
  },
  'es.scam.step-stop': { says: 'Non paghi, non clicchi, non chiami quel numero e non mandi dati.' },
  'es.scam.step-check': {
    says: 'Chieda al vero ufficio o alla banca, a un numero che trova Lei. O chiami lo 017 (INCIBE), gratis.',
  },
  'es.scam.step-bank': {
    says: 'Ha pagato o dato dati? Chiami subito la banca, blocchi la carta e cambi le password.',
  },
  'es.scam.step-police': {
    says: 'Denunci alla polizia e conservi i messaggi. La banca chiederà la denuncia.',
  },
  'es.scam.step-complain-bank': {
    says: 'Se la banca non rimborsa, reclami per iscritto con lei, poi al Banco de España.',
  },
  'es.scam.option-ignore': {
    says: 'Lo conservi come prova e non faccia nulla di ciò che chiede.',
    title: 'Non pagare',
    cost: 'Nulla.',
    time: 'Nessun tempo.',
    risk: 'Nessuno, dopo aver controllato con il vero ufficio.',
    bestFor: 'Non ha pagato e non ha dato dati.',
  },
  'es.scam.option-report': {
    says: 'Lo dica alla polizia, alla banca e a INCIBE (017).',
    title: 'Denunciarla',
    cost: 'Nulla.',
    time: 'Un’ora.',
    risk: 'Nessuno.',
    bestFor: 'Ha pagato, dato dati o vuole avvertire altri.',
  },
  'es.scam.option-help': {
    says: 'INCIBE aiuta gratis, ogni giorno.',
    title: 'Chiamare lo 017',
    cost: 'Nulla.',
    time: 'Una telefonata.',
    risk: 'Nessuno.',
    bestFor: 'Non è sicuro.',
  },
  'es.scam.insight-hurry': {
    says: 'Fretta e paura sono gli strumenti di una truffa.',
    actionable: 'Aspetti un’ora e chieda a qualcuno di cui si fida.',
  },
  'es.scam.warning-codes': {
    says: 'Non dia mai a nessuno un codice di un SMS. Con quello possono svuotare il Suo conto.',
  },
  'es.scam.warning-invest': {
    says: 'Solo le imprese registrate possono offrire investimenti in Spagna. Guardi gli avvisi della CNMV. Chi chiede una tassa prima di versarLe i guadagni La truffa.',
  },
  'es.scam.right-threat': {
    says: 'Minacciare qualcuno per denaro è un reato. Nessun tribunale o polizia lavora per e-mail. Non paghi e non risponda, e faccia denuncia.',
  },
  'es.scam.step-family': {
    says: 'Chiami Suo figlio al vecchio numero, o un altro parente. Non mandi nulla prima di aver sentito la voce.',
  },
  'es.scam.right-own-transfer': {
    says: 'Se ha fatto Lei il bonifico, la banca non deve sempre restituirlo. Chiami subito: forse può ancora fermarlo o richiederlo.',
  },
}

/** The Italian words of the rows in ../bank-letters.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BANK_LETTERS_IT: Words = {
  'fr.bank.ended-right': {
    says: 'La banca deve dare due mesi di preavviso scritto prima di chiudere il conto. La chiusura non Le costa nulla.',
  },
  'fr.bank.ended-account': {
    says: 'Ha diritto a un conto (droit au compte). Se una banca rifiuta, la Banque de France ne indica gratis una che deve accettarla.',
  },
  'fr.bank.ended-step': {
    says: 'Apra ora un altro conto. Se lo chiede, la nuova banca sposta gratis i pagamenti. Dia il nuovo numero al datore di lavoro e alla CAF.',
  },
  'fr.bank.cheque-right': {
    says: 'Paghi l’assegno, o metta da parte i soldi per pagarlo, e lo dica alla banca. Il divieto allora finisce subito. Se no, dura cinque anni.',
  },
  'fr.bank.cheque-fee': {
    says: 'Per un assegno respinto la banca può prendere al massimo 30 € fino a 50 €, e al massimo 50 € sopra. Tutte le sue lettere sono comprese.',
  },
  'fr.bank.cheque-file': {
    says: 'Prima di rifiutarlo la banca doveva avvisarla delle conseguenze. È in un archivio (FCC) finché si regola; la banca deve segnalarlo in due giorni.',
  },
  'fr.bank.cheque-step': {
    says: 'Renda i libretti di assegni. Paghi l’assegno e porti alla banca la prova, o l’assegno stesso.',
  },
  'fr.bank.filed-right': {
    says: 'Prima di una nota nell’elenco dei prestiti non pagati (FICP) ha 30 giorni per rimediare. Se paga tutto, La tolgono. Altrimenti finisce dopo cinque anni.',
  },
  'fr.bank.option-mediator': {
    says: 'Scriva al servizio reclami. Dopo due mesi vada dal mediatore della banca.',
    title: 'Reclamare gratis',
    cost: 'Gratis.',
    time: 'Alcuni mesi.',
    risk: 'Nessuno.',
    bestFor: 'La banca ha violato una regola.',
  },
  'fr.bank.want': {
    says: 'La banca chiude il conto, o Le vieta gli assegni.',
  },
  'fr.bank.reality': {
    says: 'Tiene il diritto a un conto e a una carta. Può rimediare in fretta alla maggior parte.',
  },
  'fr.bank.ended-not-yet': {
    says: 'Il conto funziona fino alla fine dei due mesi. Il denaro resta Suo.',
  },
  'fr.bank.ended-reasons': {
    says: 'Di solito una banca non deve dare motivi. Un conto per diritto al conto (droit au compte) finisce solo per motivi di legge, per iscritto.',
  },
  'fr.bank.ended-list': {
    says: 'Salvi gli estratti. Elenchi ogni addebito e ogni assegno non incassato, e lasci i soldi per loro.',
  },
  'fr.bank.ended-cheques': {
    says: 'Un assegno senza fondi può portare un divieto di assegni.',
    actionable: 'Paghi quelle persone in altro modo prima che il conto finisca.',
  },
  'fr.bank.ended-option': {
    says: 'Se una banca rifiuta, chieda in rete alla Banque de France. Indica una banca che deve prenderLa.',
    title: 'Usare il diritto al conto',
    cost: 'Gratis, con servizi di base gratis.',
    time: 'Circa una settimana dopo le carte complete.',
    risk: 'Niente scoperto né assegni.',
    bestFor: 'Nessuna banca vuole aprirLe un conto.',
  },
  'fr.credit-no.want': {
    says: 'Un creditore rifiuta la Sua richiesta di prestito.',
  },
  'fr.credit-no.right': {
    says: 'Nessuna banca deve prestare o dire perché. Può chiedere quali dati ha usato. Se ha deciso solo un punteggio, chieda che una persona riesamini. La Banque de France Le dice gratis che cosa c’è nel suo archivio (FICP).',
  },
  'fr.credit-no.step': {
    says: 'Scriva alla banca: quali dati ha usato, e ha deciso solo un punteggio?',
  },
}

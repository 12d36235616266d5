/** The Italian words of Belgium: renting. */
import type { Words } from '@plainletter/contracts/rule'

export const RENTING_IT: Words = {
  'be.home.want-rent': {
    says: 'Vogliono l’affitto arretrato, o un piano. Questa lettera non chiude il contratto.',
  },
  'be.home.want-leave': {
    says: 'Vogliono che lasci la casa, o dicono che lo chiederanno a un giudice.',
  },
  'be.home.who': {
    says: 'Un proprietario è una persona o ditta privata. Solo il giudice di pace (juge de paix) può chiudere il contratto per debiti.',
  },
  'be.home.reality': {
    says: 'Una lettera non sfratta nessuno. Serve una sentenza, e poi quasi sempre un mese dalla consegna.',
  },
  'be.home.not-yet': {
    says: 'Non possono mandarla via ora. Servono una sentenza e un ufficiale giudiziario (huissier).',
  },
  'be.home.rights': {
    says: 'Può restare finché un giudice decide, chiedere tempo e avere aiuto dal CPAS.',
  },
  'be.home.know-brussels-winter': {
    says: 'A Bruxelles quasi tutti gli sfratti non possono avvenire dal 1 novembre al 15 marzo.',
  },
  'be.home.step-stay': {
    says: 'Non vada via e tenga le chiavi. Chieda prima consiglio.',
  },
  'be.home.step-cpas': {
    says: 'Chieda aiuto al Suo CPAS (OCMW) per l’affitto e per parlare con il proprietario.',
  },
  'be.home.step-pay': {
    says: 'Paghi l’affitto attuale, e offra per iscritto una piccola somma al mese per il debito.',
  },
  'be.home.step-hearing': {
    says: 'Se arriva una carta del tribunale, vada all’udienza e chieda tempo.',
  },
  'be.home.right-judge': {
    says: 'Solo un giudice può ordinare che vada via, e solo un ufficiale giudiziario (huissier) può eseguirlo.',
  },
  'be.home.right-home': {
    says: 'La Sua casa è protetta. Un proprietario non può entrare, cambiare la serratura o staccare le forniture da solo.',
  },
  'be.home.right-month': {
    says: 'Ha quasi sempre un mese dalla consegna della sentenza. Il giudice può dare di più o di meno.',
  },
  'be.home.right-brussels': {
    says: 'A Bruxelles il proprietario deve prima mandare una lettera formale con il conto e aspettare un mese prima di andare dal giudice.',
  },
  'be.home.right-notice-flanders': {
    says: 'Nelle Fiandre un proprietario chiude un contratto di nove anni con sei mesi di preavviso, e solo nei casi della legge.',
  },
  'be.home.right-notice-wallonia': {
    says: 'In Vallonia un proprietario chiude un contratto di nove anni con sei mesi di preavviso, e solo nei casi della legge.',
  },
  'be.home.right-notice-brussels': {
    says: 'A Bruxelles un proprietario chiude un contratto di nove anni con sei mesi di preavviso, e solo nei casi della legge.',
  },
  'be.home.option-plan': {
    title: 'Concordare un piano per l’affitto',
    says: 'Offra per iscritto l’affitto e una somma sul debito.',
    cost: 'Ciò che offre.',
    time: 'Una sera.',
    risk: 'Lo rispetti.',
    bestFor: 'Può pagare l’affitto attuale.',
  },
  'be.home.option-help': {
    title: 'Chiedere al CPAS e al sindacato inquilini',
    says: 'Aiutano con soldi, lettere e colloqui.',
    cost: 'Nulla o una piccola quota.',
    time: 'Chiami oggi.',
    risk: 'Nessuno.',
    bestFor: 'Chiunque sia indietro con l’affitto.',
  },
  'be.home.option-court': {
    title: 'Andare dal giudice di pace',
    says: 'Dica la Sua e chieda tempo. Non serve un avvocato.',
    cost: 'Nulla.',
    time: 'Una mattina.',
    risk: 'Senza di Lei il giudice decide da solo.',
    bestFor: 'Ha una data di udienza.',
  },
  'be.home.claim-right': {
    says: 'Il CPAS (OCMW) è avvisato del caso e offre aiuto. Vada all’udienza: il giudice può darLe tempo. Uno sfratto avviene di solito non prima di un mese dalla notifica della sentenza.',
  },
  'be.home.know-region': {
    says: 'Ogni regione ha la sua legge sugli affitti. In tutte e tre il proprietario chiude un contratto lungo solo con preavviso e nei casi di legge.',
  },
  'be.home.right-notice-all': {
    says: 'Per chiudere un contratto di nove anni per uso proprio o lavori, il proprietario deve dare sei mesi di preavviso scritto. Confronti il giorno con il contratto. Un motivo falso può costargli denaro.',
  },
}

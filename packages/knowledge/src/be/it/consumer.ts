/** The Italian words of Belgium: consumer. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_IT: Words = {
  'be.buy.want': {
    says: 'Una ditta vuole soldi o la tiene a un contratto. Non è una carta del tribunale.',
  },
  'be.buy.who': {
    says: 'Un negozio o fornitore è una ditta privata. Le sue condizioni non valgono dove violano la legge dei consumatori.',
  },
  'be.buy.reality': {
    says: 'Nessuno può pignorare nulla senza un giudice.',
  },
  'be.buy.not-yet': {
    says: 'Non possono aggiungere spese prima di un primo sollecito gratis e 14 giorni.',
  },
  'be.buy.rights': {
    says: 'Può contestare, chiudere un contratto rinnovato e andare da un mediatore gratis.',
  },
  'be.buy.step-write': {
    says: 'Scriva prima alla ditta. Dica cosa è sbagliato e cosa vuole. Tenga una copia.',
  },
  'be.buy.step-pay-part': {
    says: 'Paghi la parte giusta e contesti il resto per iscritto.',
  },
  'be.buy.step-ombudsman': {
    says: 'Nessuna buona risposta? Vada dal mediatore dei consumatori, o da quello di energia o telefoni. È gratis.',
  },
  'be.buy.step-energy': {
    says: 'Chieda al Suo CPAS il fondo energia e un piano, e controlli se ha la tariffa sociale.',
  },
  'be.buy.step-report': {
    says: 'Segnali la ditta al SPF Economie (ConsumerConnect).',
  },
  'be.buy.right-withdraw': {
    says: 'Per quasi tutti gli acquisti online o alla porta può recedere entro 14 giorni, senza motivo. Il venditore rimborsa allora entro 14 giorni.',
  },
  'be.buy.right-guarantee': {
    says: 'I prodotti nuovi hanno una garanzia legale di due anni dal venditore.',
  },
  'be.buy.right-renewal': {
    says: 'Dopo un rinnovo tacito può chiudere un contratto di servizio quando vuole, gratis, con al massimo due mesi di preavviso.',
  },
  'be.buy.right-caps': {
    says: 'Le spese per il ritardo hanno un tetto di legge.',
  },
  'be.buy.right-terms': {
    says: 'Le clausole ingiuste non la vincolano.',
  },
  'be.buy.option-dispute': {
    title: 'Scrivere e contestare',
    says: 'Dica cosa è sbagliato, con una data per rispondere.',
    cost: 'Un francobollo o nulla.',
    time: 'Un’ora.',
    risk: 'Basso.',
    bestFor: 'La fattura o il prodotto è sbagliato.',
  },
  'be.buy.option-ombudsman': {
    title: 'Andare da un mediatore gratis',
    says: 'Il mediatore dei consumatori trova il servizio giusto.',
    cost: 'Nulla.',
    time: 'Circa 90 giorni.',
    risk: 'Nessuno.',
    bestFor: 'Ha scritto prima e non ha avuto una buona risposta.',
  },
  'be.buy.option-plan': {
    title: 'Chiedere un piano',
    says: 'Offra una somma al mese prima della data.',
    cost: 'Ciò che offre.',
    time: 'Una lettera.',
    risk: 'Lo rispetti.',
    bestFor: 'La fattura è giusta ma troppo alta.',
  },
  'be.buy.scam-want': {
    says: 'Questo messaggio sembra una truffa. Vuole i Suoi soldi o i Suoi dati.',
  },
  'be.buy.scam-reality': {
    says: 'Nessuna banca o ufficio chiede PIN, codice o lettore di carta per messaggio o telefono.',
  },
  'be.buy.scam-step-stop': {
    says: 'Non clicchi, non chiami e non paghi. Mandi il messaggio a suspect@safeonweb.be (verdacht@safeonweb.be).',
  },
  'be.buy.scam-step-bank': {
    says: 'Ha pagato o dato dati? Chiami subito la banca e Card Stop (078 170 170), poi la polizia.',
  },
  'be.buy.scam-right-refund': {
    says: 'La banca deve quasi sempre rimborsare un pagamento che non ha permesso, salvo grave negligenza Sua.',
  },
  'be.buy.scam-option': {
    title: 'Non rispondere, e segnalarlo',
    says: 'Lo inoltri, poi lo cancelli.',
    cost: 'Nulla.',
    time: 'Cinque minuti.',
    risk: 'Nessuno.',
    bestFor: 'Non ha dato nulla.',
  },
}

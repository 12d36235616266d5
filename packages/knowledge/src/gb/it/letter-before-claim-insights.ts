/** A letter before court action: warnings, what an adviser would notice, and tactics. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const LETTER_BEFORE_CLAIM_INSIGHTS_IT: Words = {
  'gb.lbc.warn-silence': {
    says: 'Se non risponde, può iniziare una causa. Poi può arrivare una sentenza senza udienza.',
  },
  'gb.lbc.warn-admit': {
    says: 'Non segni che deve il debito se non è sicuro. Un’ammissione firmata può far ripartire il termine.',
  },
  'gb.lbc.insight-short': {
    says: 'La lettera Le dà meno di 30 giorni. Quando un’azienda chiede un debito a una persona, la regola è 30 giorni.',
    actionable:
      'Risponda presto. Scriva che il «Debt Protocol» Le dà 30 giorni dalla data della lettera.',
  },
  'gb.lbc.insight-no-form': {
    says: 'Nel testo non vediamo il modulo di risposta (Reply Form). Se il debito lo chiede un’azienda, deve essere con la lettera.',
    actionable:
      'Guardi nella busta. Se non c’è, lo chieda, e dica che i 30 giorni dovrebbero partire quando lo riceve.',
  },
  'gb.lbc.insight-sold': {
    says: 'Questo debito è stato venduto. La lettera deve dire chi era il primo creditore, e quando e a chi è stato venduto.',
    actionable: 'Chieda l’avviso di vendita e tutta la storia del conto.',
  },
  'gb.lbc.insight-costs': {
    says: 'Le spese possono sembrare grandi. In una causa piccola (small claim), fino a £10,000, chi perde di solito paga solo spese fisse e tasse del tribunale. Non paga tutto l’avvocato.',
    actionable: 'Chieda l’elenco di ogni spesa e la regola o clausola che la permette.',
  },
  'gb.lbc.tactic-reply-late-days': {
    says: 'Usi il tempo che le regole Le danno. Rimandi il modulo con la richiesta dei documenti, e intanto si faccia consigliare.',
    risk: 'Gli interessi possono correre mentre aspetta.',
    notWhen: 'Sa di dovere i soldi e può pagare ora.',
  },
  'gb.lbc.tactic-breach': {
    says: 'Se non hanno rispettato le regole per questa lettera, lo scriva ora. Le sarà utile se poi chiedono le spese.',
    risk: 'Un giudice guarda i punti principali. I piccoli errori non contano.',
    notWhen: 'L’unico errore è piccolo.',
  },
  'gb.lbc.tactic-offer': {
    says: 'Faccia l’offerta per iscritto, con un bilancio. Se la rifiutano e vanno in tribunale, può mostrare al giudice che ha cercato un accordo.',
    risk: 'Un’offerta di pagare può ammettere il debito.',
    notWhen: 'Contesta il debito, o può essere troppo vecchio.',
  },
}

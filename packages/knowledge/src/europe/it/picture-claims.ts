/** The Italian words of the rows in ../picture-claims.ts, by the last part of their ids. */
import type { RowWords } from '@plainletter/contracts/rule'

export const PICTURE_CLAIMS_IT: Readonly<Record<string, RowWords>> = {
  want: {
    says: 'Dicono che ha usato un’immagine o un testo senza permesso. Vogliono che la tolga, e denaro.',
  },
  who: { says: 'Una ditta o un avvocato scrive per chi ha fatto l’opera. Non è un tribunale.' },
  reality: {
    says: 'È una richiesta, non una sentenza. Se l’opera è loro, qualcosa può essere dovuto, ma spesso meno di quanto chiedono.',
  },
  'not-yet': { says: 'Nessuno può prenderLe denaro ora. Prima deve decidere un giudice.' },
  'right-proof': {
    says: 'Devono provare che l’opera è loro e che Lei l’ha usata. Chieda le due cose per iscritto.',
  },
  'right-sum': {
    says: 'La somma deve seguire il danno, spesso il prezzo di una licenza. Chieda come l’hanno calcolata.',
  },
  'right-quote': {
    says: 'La legge permette di citare una parte di un’opera, con la fonte, quando ne parla.',
  },
  'step-keep': {
    says: 'Salvi un’immagine della pagina, poi tolga l’opera. Annoti da dove viene.',
  },
  'step-licence': {
    says: 'Cerchi una licenza, una fattura o le condizioni del sito da cui l’ha presa.',
  },
  'step-sign-nothing': {
    says: 'Non firmi ancora nulla. Una promessa firmata può legarLa per anni.',
  },
  'option-proof': {
    says: 'Chieda chi ha fatto l’opera, da quando la userebbe e come nasce la somma.',
    title: 'Chiedere le prove',
    cost: 'Un francobollo.',
    time: 'Prima della loro data.',
    risk: 'Possono andare dal giudice.',
    bestFor: 'Non sa se è vero.',
  },
  'option-offer': {
    says: 'Offra il prezzo di una licenza per chiudere tutto. Non ammetta colpe.',
    title: 'Offrire una somma giusta',
    cost: 'La somma concordata.',
    time: 'Alcune settimane.',
    risk: 'Possono volere di più.',
    bestFor: 'Ha usato l’opera.',
  },
}

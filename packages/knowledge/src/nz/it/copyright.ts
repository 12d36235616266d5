/** The Italian words of the rows in ../copyright.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COPYRIGHT_IT: Words = {
  'nz.copy.want': {
    says: 'Qualcuno dice che Lei ha usato la sua opera senza permesso, e vuole soldi o una promessa.',
  },
  'nz.copy.who': {
    says: 'Viene da un titolare di diritti, da un’agenzia o dai suoi avvocati. Non è una multa.',
  },
  'nz.copy.reality': {
    says: 'Un tribunale di solito darebbe il normale prezzo della licenza. Di più viene solo se qualcuno disprezza apertamente i diritti.',
  },
  'nz.copy.not-yet': { says: 'Nessuno può prenderle soldi senza l’ordine di un tribunale.' },
  'nz.copy.right-proof': {
    says: 'Chieda di chi è l’opera, dove è stata usata e come è stata calcolata la somma.',
  },
  'nz.copy.right-innocent': {
    says: 'Se non sapeva e non aveva motivo di pensare che fosse protetta, non deve un risarcimento (damages).',
  },
  'nz.copy.right-fair': {
    says: 'L’uso corretto (fair dealing) per critica, notizie, ricerca o studio privato è permesso.',
  },
  'nz.copy.right-notices': {
    says: 'Per la condivisione di file (file sharing) ci sono prima tre avvisi: rilevamento (detection), avvertimento (warning) ed esecuzione (enforcement). Può contestare ciascuno entro 14 giorni.',
  },
  'nz.copy.right-threats': {
    says: 'Se qualcuno Le fa causa senza un buon motivo, un tribunale può fargli pagare la Sua perdita.',
  },
  'nz.copy.step-remove': {
    says: 'Tolga l’opera, tenga una copia di come l’ha usata, e non firmi ancora una promessa.',
  },
  'nz.copy.option-dispute': {
    says: 'Scriva che chiede le prove dei diritti e del prezzo della licenza.',
    title: 'Chiedere prove',
    cost: 'Gratis',
    time: 'Entro la data indicata nella lettera',
    risk: 'Possono farle causa.',
    bestFor: 'Non è sicuro che sia loro, o aveva il permesso.',
  },
  'nz.copy.option-settle': {
    says: 'Offra il normale prezzo della licenza, senza ammettere di più.',
    title: 'Offrire un prezzo giusto',
    cost: 'Il prezzo normale',
    time: 'Entro la data indicata nella lettera',
    risk: 'Si faccia scrivere che la cosa finisce.',
    bestFor: 'L’ha usata senza permesso.',
  },
}

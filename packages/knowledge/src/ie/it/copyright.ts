/** The Italian words of the rows in ../copyright.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COPYRIGHT_IT: Words = {
  'ie.copy.want': {
    says: 'Qualcuno dice che ha usato la sua immagine, musica o film senza permesso e vuole denaro o un impegno.',
  },
  'ie.copy.who': {
    says: 'Viene da un titolare di diritti, un’agenzia o un avvocato. Non è una multa.',
  },
  'ie.copy.reality': {
    says: 'Il giudice guarda il danno, di solito il prezzo normale della licenza. Di più solo se c’è disprezzo aperto.',
  },
  'ie.copy.not-yet': { says: 'Nessuno può prenderle denaro senza una sentenza.' },
  'ie.copy.right-proof': {
    says: 'Chieda di chi è l’opera, dove è stata usata e come è calcolata la somma.',
  },
  'ie.copy.right-innocent': {
    says: 'Se non sapeva e non doveva sapere che era protetta, può non dovere danni.',
  },
  'ie.copy.right-fair': {
    says: 'È permesso l’uso corretto per studio, critica o notizie, di solito col nome dell’autore.',
  },
  'ie.copy.step-remove': {
    says: 'Tolga l’opera, conservi una copia dell’uso e non firmi ancora nulla.',
  },
  'ie.copy.option-dispute': {
    says: 'Scriva che chiede la prova dei diritti e del prezzo della licenza.',
    title: 'Chiedere le prove',
    cost: 'Gratis',
    time: 'Entro la data della lettera',
    risk: 'Possono fare causa.',
    bestFor: 'Non è sicuro che sia loro, o aveva il permesso.',
  },
  'ie.copy.option-settle': {
    says: 'Offra il prezzo normale, senza ammettere altro, e chieda la chiusura per iscritto.',
    title: 'Offrire un prezzo giusto',
    cost: 'Il prezzo normale',
    time: 'Entro la data della lettera',
    risk: 'Si faccia scrivere che la cosa è chiusa.',
    bestFor: 'L’ha usata senza permesso.',
  },
}

/** The Italian words of the rows in ../copyright.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COPYRIGHT_IT: Words = {
  'au.copy.want': {
    says: 'Qualcuno dice che Lei ha usato una sua foto, musica o film senza permesso, e vuole soldi o una promessa.',
  },
  'au.copy.who': {
    says: 'Viene da chi ha i diritti, da un’agenzia o dai suoi avvocati. Non è una multa.',
  },
  'au.copy.reality': {
    says: 'Un tribunale di solito darebbe il normale prezzo della licenza. Di più solo se uno ignora i diritti in modo aperto.',
  },
  'au.copy.not-yet': { says: 'Nessuno può prenderle soldi senza una sentenza.' },
  'au.copy.right-proof': {
    says: 'Chieda chi ha i diritti sull’opera, dove è stata usata e come è fatta la somma.',
  },
  'au.copy.right-innocent': {
    says: 'Se non lo sapeva e non aveva motivo di sospettare, può non dovere alcun risarcimento, solo il guadagno che ha fatto.',
  },
  'au.copy.right-fair': {
    says: 'L’uso corretto per studio, critica, parodia, notizie o consigli legali è permesso.',
  },
  'au.copy.right-threats': {
    says: 'Un tribunale può fermare minacce infondate di una causa sui diritti d’autore.',
  },
  'au.copy.step-remove': {
    says: 'Tolga l’opera, tenga una copia di come l’ha usata, e non firmi ancora una promessa.',
  },
  'au.copy.option-dispute': {
    says: 'Scriva che chiede la prova dei diritti e del prezzo della licenza.',
    title: 'Chiedere le prove',
    cost: 'Gratis',
    time: 'Entro la data nella lettera',
    risk: 'Possono farle causa.',
    bestFor: 'Non è sicuro che sia loro, o aveva il permesso.',
  },
  'au.copy.option-settle': {
    says: 'Offra il normale prezzo della licenza, senza ammettere altro.',
    title: 'Offrire un prezzo giusto',
    cost: 'Il prezzo normale',
    time: 'Entro la data nella lettera',
    risk: 'Si faccia scrivere che la questione finisce.',
    bestFor: 'L’ha usata senza permesso.',
  },
  'au.copy.option-help': {
    says: 'Chieda a un centro legale (community legal centre) o all’Arts Law Centre prima di pagare una somma grande.',
    title: 'Avere un consiglio gratis',
    cost: 'Gratis',
    time: 'Subito',
    risk: 'Nessuno.',
    bestFor: 'La somma è alta.',
  },
}

/** The seizure of things at home (saisie-vente): the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const GOODS_SEIZURE_WORDS: Words = {
  'fr.officer.want-goods': {
    says: 'Ze maken een lijst van spullen in uw huis om ze te verkopen (saisie-vente).',
  },
  'fr.officer.not-yet-goods': {
    says: 'Ze kunnen thuis geen beslag leggen voor er acht dagen voorbij zijn sinds het bevel tot betalen.',
  },
  'fr.officer.deadline-goods': {
    says: 'U hebt één maand om de spullen op de lijst zelf te verkopen, of te zeggen op welke geen beslag mag.',
    action: 'De spullen zelf verkopen, of de lijst aanvechten',
    consequence: 'Daarna kunnen ze op een veiling worden verkocht.',
  },
  'fr.officer.deadline-eight': {
    says: 'U hebt acht dagen om te betalen of een plan af te spreken voor er beslag op spullen mag.',
    action: 'Betalen, of een plan afspreken met de deurwaarder',
    consequence: 'Daarna kan de deurwaarder komen om beslag te leggen op spullen.',
  },
  'fr.officer.step-goods': {
    says: 'Maak een lijst van wat moet blijven: bed, kleren, tafel, koelkast, fornuis, wasmachine, spullen van het kind, werkgereedschap.',
  },
  'fr.officer.right-goods': {
    says: 'Op wat u nodig hebt om te leven en te werken, mag geen beslag.',
  },
}

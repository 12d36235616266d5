/** The Dutch words of Japan: senders. */
import type { Words } from '@plainletter/contracts/rule'

export const SENDERS_NL: Words = {
  'jp.sender.zeimusho': {
    says: 'Dit is het landelijke belastingkantoor. Het kan na een formele herinnering zonder rechter beslag leggen.',
    nextStep: 'Bel vóór de datum en vraag om tijd.',
  },
  'jp.sender.kansai': {
    says: 'Dit is een rechtbank voor kleinere zaken. Negeer haar papieren nooit.',
    nextStep: 'Ga zelf het nummer na en antwoord op tijd.',
  },
  'jp.sender.nittele': {
    says: 'Dit is een incassobureau met vergunning. Het is geen rechter en kan zelf geen beslag leggen.',
    nextStep: 'Kijk hoe oud de schuld is voordat u belt.',
  },
  'jp.sender.abilio': {
    says: 'Dit is een incassobureau met vergunning. Het is geen rechter en kan zelf geen beslag leggen.',
    nextStep: 'Kijk hoe oud de schuld is voordat u belt.',
  },
  'jp.sender.mufrontier': {
    says: 'Dit is een incassobureau met vergunning. Het is geen rechter en kan zelf geen beslag leggen.',
    nextStep: 'Kijk hoe oud de schuld is voordat u belt.',
  },
  'jp.sender.partir': {
    says: 'Dit is een incassobureau met vergunning. Het is geen rechter en kan zelf geen beslag leggen.',
    nextStep: 'Kijk hoe oud de schuld is voordat u belt.',
  },
}

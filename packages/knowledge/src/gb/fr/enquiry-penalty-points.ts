/** Questions about penalty points and a ban from driving: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PENALTY_POINTS_FR: Words = {
  'gb.ask-speed.totting': {
    says: 'Avec 12 points en trois ans, le tribunal doit interdire au moins six mois, sauf épreuve exceptionnelle (exceptional hardship). Perdre l’emploi seul suffit rarement : montrez, preuves à l’appui, l’effet sur la famille, le personnel ou les proches aidés. Allez à l’audience, avec un avocat. Téléphone en main : six points et £200 ; un nouveau conducteur perd le permis à six.',
  },
  'gb.ask-speed.court': {
    says: 'En zone 30 (mph), 31 à 40 donne trois points, 41 à 50 quatre à six ou 7 à 28 jours d’interdiction. Dès 51, six points ou jusqu’à 56 jours. L’amende suit le revenu : environ une demie, une ou une semaine et demie. Plaider coupable enlève un tiers. À 12 points en trois ans, plus long. Pas de second stage en trois ans.',
    dependsOn: 'votre vitesse et vos points',
  },
}

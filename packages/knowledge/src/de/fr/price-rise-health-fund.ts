/** Health funds that raise their extra rate: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISE_HEALTH_FUNDS_FR: Words = {
  'de.price.fund-right': {
    says: 'Si votre caisse maladie relève la cotisation en plus (Zusatzbeitrag), vous pouvez la quitter jusqu’à la fin du premier mois au nouveau taux.',
  },
  'de.price.fund-step': {
    says: 'Comparez les taux. Pour partir, inscrivez-vous dans ce délai à une autre caisse. Elle met fin à l’ancienne pour vous.',
  },
  'de.price.fund-reality': {
    says: 'Chaque caisse fixe sa cotisation en plus. Ce qu’elles paient est presque pareil selon la loi : comparez.',
  },
  'de.price.fund-told': {
    says: 'Depuis l’été 2026, la caisse ne doit plus vous annoncer la hausse par une lettre à part. Regardez son taux sur son site ou dans la liste du GKV-Spitzenverband.',
  },
  'de.price.fund-free': {
    says: 'La nouvelle caisse doit vous prendre. Elle ne peut pas vous interroger sur votre santé ou votre âge.',
  },
  'de.price.fund-option': {
    says: 'Inscrivez-vous en ligne à une autre caisse. Vous restez couvert sans trou.',
    title: 'Passer à une caisse moins chère',
    cost: 'Gratuit.',
    time: 'Jusqu’à la fin du premier mois au nouveau taux.',
    risk: 'Jusqu’au changement, environ deux mois, vous payez le nouveau taux.',
    bestFor: 'Une autre caisse est moins chère.',
  },
}

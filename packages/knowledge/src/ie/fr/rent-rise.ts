/** The French words of Ireland: rent rise. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_FR: Words = {
  'ie.rise.want': {
    says: 'Votre bailleur a revu le loyer et demande plus.',
  },
  'ie.rise.want-check': {
    says: 'Vérifiez si la hausse est légale avant de payer plus ou de signer.',
  },
  'ie.rise.reality': {
    says: 'Une hausse ne compte qu’avec le bon avis, à temps et sous le plafond. Vous pouvez la faire vérifier gratuitement.',
  },
  'ie.rise.not-yet': {
    says: 'Le nouveau loyer n’est pas dû avant 90 jours après l’avis.',
  },
  'ie.rise.right-ninety': {
    says: 'Vous devez recevoir un avis écrit 90 jours avant, sur le formulaire du Residential Tenancies Board (RTB).',
  },
  'ie.rise.right-cap': {
    says: 'Depuis le 20 juin 2025, le contrôle des loyers vaut dans tout le pays. Le plafond est le plus souvent de 2 % par an ou moins.',
  },
  'ie.rise.right-dispute': {
    says: 'Vous pouvez saisir le RTB avant le début du nouveau loyer, ou dans les 28 jours après l’avis si c’est plus tard.',
  },
  'ie.rise.step-calculator': {
    says: 'Calculez le loyer légal le plus haut avec le calculateur du RTB.',
  },
  'ie.rise.step-compare': {
    says: 'Vérifiez la date, les 90 jours, le formulaire et les trois logements semblables que l’avis doit citer.',
  },
  'ie.rise.option-dispute': {
    title: 'Contester au RTB',
    says: 'Envoyez un litige au RTB en ligne et continuez à payer l’ancien loyer.',
    cost: 'Gratuit ou une petite somme',
    time: 'Avant le début du nouveau loyer',
    risk: 'Aucun. Vous restez dans votre logement.',
    bestFor: 'La hausse dépasse le plafond ou l’avis a des défauts.',
  },
  'ie.rise.option-accept': {
    title: 'L’accepter',
    says: 'Si elle est légale, payez le nouveau loyer à partir du jour indiqué.',
    cost: 'Le loyer plus élevé',
    time: 'À partir du jour écrit dans l’avis',
    risk: 'Aucun si elle est légale.',
    bestFor: 'Vous avez vérifié et c’est juste.',
  },
}

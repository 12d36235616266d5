/** The French words of the Netherlands: consumer. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_FR: Words = {
  'nl.buy.want': {
    says: 'Une société dit que vous êtes lié par un contrat ou devez payer.',
  },
  'nl.buy.who': {
    says: 'C’est une société privée. Elle ne peut pas vous forcer sans juge.',
  },
  'nl.buy.not-yet': {
    says: 'Sans jugement, ils ne peuvent rien vous prendre.',
  },
  'nl.buy.rights': {
    says: 'En ligne, vous avez le plus souvent 14 jours pour changer d’avis. Un mauvais bien doit être réparé ou remplacé.',
  },
  'nl.buy.step-write': {
    says: 'Écrivez à la société ce qui est faux et ce que vous voulez. Donnez-lui un délai juste.',
  },
  'nl.buy.step-withdraw': {
    says: 'Acheté en ligne ou à votre porte il y a moins de 14 jours ? Annulez maintenant par écrit.',
  },
  'nl.buy.step-acm': {
    says: 'Demandez à ConsuWijzer ou au Juridisch Loket une lettre type.',
  },
  'nl.buy.right-withdraw': {
    says: 'Vous avez le droit d’annuler un achat en ligne sous 14 jours, sans motif. Le vendeur rembourse alors en 14 jours.',
  },
  'nl.buy.right-conform': {
    says: 'Vous avez droit à des biens qui marchent comme on peut l’attendre. La première année, un défaut compte comme présent dès le début.',
  },
  'nl.buy.right-month': {
    says: 'Après la première durée, vous pouvez finir la plupart des contrats avec un mois de préavis.',
  },
  'nl.buy.right-phone': {
    says: 'Un contrat par appel d’une société demande le plus souvent votre oui écrit.',
  },
  'nl.buy.option-dispute': {
    title: 'Contester par écrit',
    says: 'Dites pourquoi vous n’avez pas à payer.',
    cost: 'Rien.',
    time: 'Une lettre.',
    risk: 'Ils peuvent envoyer une société de recouvrement.',
    bestFor: 'Vous n’êtes pas lié ou le bien est mauvais.',
  },
  'nl.buy.option-board': {
    title: 'Aller à une commission de litiges',
    says: 'Demandez si la société est membre de De Geschillencommissie.',
    cost: 'Une petite somme.',
    time: 'Des mois.',
    risk: 'La décision vous lie tous les deux.',
    bestFor: 'La société n’aide pas.',
  },
  'nl.buy.option-help': {
    title: 'Prendre un conseil gratuit',
    says: 'Appelez le Juridisch Loket.',
    cost: 'Rien.',
    time: 'Cette semaine.',
    risk: 'Aucun.',
    bestFor: 'Vous n’êtes pas sûr.',
  },
}

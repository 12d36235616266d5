/** A penalty fare of a train company: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const PENALTY_FARE_FR: Words = {
  'gb.fare.want': {
    says: "La compagnie dit que vous n'aviez pas de billet valable. Elle veut la pénalité et le prix, ou votre recours, sous 21 jours.",
  },
  'gb.fare.reality': {
    says: "Un penalty fare n'est pas une amende pénale et ne laisse pas de casier. La compagnie peut le réclamer comme une dette.",
  },
  'gb.fare.right-appeal': {
    says: "Vous avez 21 jours pour un recours devant un comité indépendant. C'est gratuit. Après un refus, il y a deux autres étapes.",
  },
  'gb.fare.right-no-ticket-sold': {
    says: "Ils ne peuvent pas le demander si vous ne pouviez pas acheter de billet au départ, ou sans panneaux d'avertissement corrects.",
  },
  'gb.fare.step': {
    says: 'Choisissez avant le 21e jour : payer la somme réduite, ou faire un recours avec vos preuves. Un recours suspend le délai.',
  },
  'gb.fare.warning': {
    says: 'Si vous ne faites rien, la compagnie peut ajouter des frais ou lancer une affaire pénale. Ne laissez pas traîner.',
  },
  'gb.fare.option-appeal': {
    title: 'Faire un recours',
    says: "Dites ce qui s'est passé avec des preuves : photo de la machine, réservation, relevé ou certificat.",
    cost: 'Rien.',
    time: 'Une heure, puis quelques semaines.',
    risk: 'Si vous perdez, vous payez la somme demandée.',
    bestFor: 'Vous ne pouviez pas acheter de billet, en aviez un, ou aviez une forte raison.',
  },
}

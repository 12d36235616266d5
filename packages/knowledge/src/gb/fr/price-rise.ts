/** A notice of a higher price in a contract that runs: what holds for all, from gyms to streaming. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISE_FR: Words = {
  'gb.price-rise.not-yet': {
    says: 'Jusqu’au jour indiqué, l’ancien prix vaut. Vous pouvez encore partir, changer ou vous opposer.',
  },
  'gb.price-rise.reality': {
    says: 'Certaines hausses étaient prévues à la signature. Ce qui compte, c’est le contrat et les papiers de ce jour.',
  },
  'gb.price-rise.right-unfair': {
    says: 'Une clause qui permet d’augmenter à volonté sans que vous puissiez partir peut être abusive. Elle ne vous engage alors pas.',
  },
  'gb.price-rise.right-agreed': {
    says: 'Un prix convenu pour une durée vaut toute cette durée. Pour l’augmenter avant, il faut une clause claire.',
  },
  'gb.price-rise.right-pressure': {
    says: 'Ils ne peuvent ni cacher une hausse, ni vous tromper, ni gêner votre départ.',
  },
  'gb.price-rise.step-contract': {
    says: 'Cherchez votre contrat ou le premier courriel. Voyez le prix, les hausses prévues et la fin de la durée minimale.',
  },
  'gb.price-rise.step-day': {
    says: 'Notez deux jours : le début du nouveau prix et le dernier jour pour partir sans frais. Agissez avant le premier.',
  },
  'gb.price-rise.step-compare': {
    says: 'Comparez les prix ailleurs. Si vous avez besoin du service, n’annulez pas avant d’avoir le nouveau.',
  },
  'gb.price-rise.option-deal': {
    says: 'Appelez, citez une offre moins chère et demandez un geste. Ayez-le par écrit.',
    title: 'Demander un meilleur prix',
    cost: 'Rien.',
    time: 'Une demi-heure.',
    risk: 'Une nouvelle offre peut relancer une durée minimale.',
    bestFor: 'Vous voulez rester.',
  },
  'gb.price-rise.option-leave': {
    says: 'Écrivez que vous n’acceptez pas la hausse. Demandez quelle clause la permet, et de partir sans frais.',
    title: 'S’opposer et partir sans frais',
    cost: 'Rien.',
    time: 'Une à deux semaines.',
    risk: 'Continuez à payer l’ancien prix, sinon votre dossier de crédit souffre.',
    bestFor: 'La hausse n’est pas au contrat.',
  },
}

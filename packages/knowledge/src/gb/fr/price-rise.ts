/** A notice of a higher price: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISE_FR: Words = {
  'gb.price-rise.not-yet': {
    says: 'Jusqu’au jour indiqué, l’ancien prix vaut. Vous pouvez encore partir, changer ou vous opposer.',
  },
  'gb.price-rise.reality': {
    says: 'Certaines hausses étaient prévues à la signature. Ce qui compte, c’est le contrat et les papiers de ce jour.',
  },
  'gb.price-rise.right-phone-pounds': {
    says: 'Pour un contrat depuis le 17 janvier 2025, chaque hausse devait être annoncée avant la signature, en livres et pence. Une hausse liée à l’inflation est interdite.',
  },
  'gb.price-rise.right-phone-leave': {
    says: 'Si le contrat ne prévoit pas cette hausse, ils doivent prévenir un mois avant. Vous pouvez alors partir sans frais.',
  },
  'gb.price-rise.right-phone-after': {
    says: 'Votre durée minimale est finie ? Vous pouvez partir sans frais, avec un préavis d’un mois au plus.',
  },
  'gb.price-rise.know-social': {
    says: 'Avec Universal Credit ou d’autres aides, un tarif social (social tariff) est possible. Demandez d’abord à votre opérateur.',
  },
  'gb.price-rise.right-power-fixed': {
    says: 'Un prix fixe ne peut pas monter avant la fin de la durée. Ensuite, et en tarif variable, le plafond (price cap) d’Ofgem limite les prix.',
  },
  'gb.price-rise.right-power-switch': {
    says: 'Vous pouvez quitter un tarif variable à tout moment sans frais. De même dès 49 jours avant la fin d’une offre fixe.',
  },
  'gb.price-rise.right-cover-new': {
    says: 'Pour l’habitation et l’auto, le renouvellement ne peut pas coûter plus que pour vous comme nouveau client.',
  },
  'gb.price-rise.right-cover-letter': {
    says: 'La lettre doit montrer l’ancienne prime à côté de la nouvelle. Vous n’êtes pas obligé de renouveler, et pouvez couper le renouvellement automatique.',
  },
  'gb.price-rise.right-cover-cancel': {
    says: 'Après un renouvellement, vous avez en général 14 jours pour annuler. Vous payez les jours couverts et peut-être des frais justes.',
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
  'gb.price-rise.option-phone-complain': {
    says: 'Réclamez d’abord. Après six semaines ou une lettre de blocage (deadlock letter), saisissez Communications Ombudsman ou CISAS.',
    title: 'Réclamer, puis service gratuit',
    cost: 'Rien.',
    time: 'Six semaines, puis un peu plus.',
    risk: 'Aucun.',
    bestFor: 'Ils refusent de vous laisser partir.',
  },
  'gb.price-rise.option-power-complain': {
    says: 'Réclamez au fournisseur. Après huit semaines ou sa réponse finale, saisissez l’Energy Ombudsman.',
    title: 'Réclamer, puis Energy Ombudsman',
    cost: 'Rien.',
    time: 'Huit semaines, puis un peu plus.',
    risk: 'Aucun.',
    bestFor: 'Un prix fixe a monté ou des frais sont faux.',
  },
  'gb.price-rise.option-cover-complain': {
    says: 'Réclamez à l’assureur. Après huit semaines ou sa réponse finale, saisissez le Financial Ombudsman Service.',
    title: 'Réclamer, puis le médiateur',
    cost: 'Rien.',
    time: 'Huit semaines, puis un peu plus.',
    risk: 'Aucun.',
    bestFor: 'Vous payez plus qu’un nouveau client, ou n’avez pas été prévenu.',
  },
}

/** Questions about bankruptcy, debt relief orders, adverts to write off debt, and breathing space: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSOLVENCY_FR: Words = {
  'gb.ask-debt.bankrupt-home': {
    says: 'Dans une faillite (bankruptcy), votre part passe à la personne qui la gère, et elle peut la vendre. Elle a trois ans pour cela. Si votre part vaut moins de £1,000 après le prêt du logement, un tribunal ne peut pas ordonner la vente. Parlez d’abord à un conseiller en dettes gratuit.',
    dependsOn: 'ce que vaut votre part du logement après le prêt (mortgage)',
  },
  'gb.ask-debt.relief-order': {
    says: 'Cela peut convenir si vous devez £50,000 ou moins, avez £75 ou moins de reste par mois, et possédez peu. Une voiture de moins de £4,000 est permise. C’est gratuit.',
    dependsOn: 'ce que vous devez, ce que vous possédez et ce qui vous reste chaque mois',
  },
  'gb.ask-debt.relief-order-car': {
    says: 'Cela peut convenir si vous devez £50,000 ou moins et avez £75 ou moins de reste par mois. Une voiture Motability est louée : vous ne pouvez donc pas la perdre. Une voiture à vous peut valoir jusqu’à £4,000. C’est gratuit.',
    dependsOn: 'ce que vous devez, possédez et gardez chaque mois',
  },
  'gb.ask-debt.write-off-advert': {
    says: 'Ne signez pas avec cette publicité. Ce n’est pas un programme spécial de l’État. C’est sans doute un IVA, qui a des frais et peut échouer. Demandez à une association gratuite un plan, un « debt relief order » ou le répit (breathing space).',
  },
  'gb.ask-debt.bankrupt-small': {
    says: 'Non, pas pour cette somme seule. Un créancier a besoin de £5,000 ou plus pour demander votre faillite (bankruptcy). Mais n’ignorez ni une « statutory demand » ni un formulaire du tribunal.',
  },
  'gb.ask-debt.breathing-space-ni': {
    says: 'Le répit (breathing space) n’existe pas en Irlande du Nord. Appelez Advice NI au 0800 915 4604, gratuitement. Un conseiller peut demander du temps aux créanciers et préparer un plan.',
  },
  'gb.ask-debt.relief-order-home': {
    says: 'Non, le plus souvent. Ce que vous possédez peut valoir 2 000 £ au plus, et un logement compte pour son prix, sans retirer le prêt. Une pension que vous n’avez pas encore prise ne compte en général pas. Regardez un plan, un IVA ou la faillite (bankruptcy) avec un conseiller gratuit. En faillite, votre part du logement peut devoir être vendue.',
  },
}

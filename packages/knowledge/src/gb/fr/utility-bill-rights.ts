/** Rights on bills for energy, water, phone and broadband: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_BILL_RIGHTS_FR: Words = {
  'gb.bill.right-afford': {
    says: 'Une société d’énergie doit vous offrir des façons de payer, et fixer un plan selon vos moyens.',
  },
  'gb.bill.right-prepayment': {
    says: 'Ils ne peuvent pas imposer un compteur prépayé (prepayment meter) dans certains logements. C’est le cas avec un enfant de moins de deux ans. C’est aussi le cas si tous ont plus de 75 ans et sont sans soutien.',
  },
  'gb.bill.step-back-bill': {
    says: 'Écrivez à la société : enlevez toute l’énergie utilisée plus de 12 mois avant cette facture, car elle n’a pas été facturée à temps. Vérifiez ensuite le reste.',
  },
  'gb.bill.insight-back-bill': {
    says: 'La société dit ne pas vous avoir facturé pendant un temps. Elle ne peut pas compter l’énergie utilisée plus de 12 mois avant cette facture, sauf si vous l’avez empêchée.',
    actionable:
      'Demandez d’enlever tout ce qui date de plus de 12 mois avant la facture, et une nouvelle facture. Faites-le avant de convenir d’un plan.',
  },
  'gb.bill.right-back-bill': {
    says: 'Vous n’avez pas à payer l’énergie d’il y a plus de 12 mois qu’ils ont oublié de facturer, sauf si vous les avez empêchés.',
  },
  'gb.bill.right-energy-ombudsman': {
    says: 'Faites une réclamation à la société. Après huit semaines, ou une réponse finale, l’Energy Ombudsman peut décider gratuitement.',
  },
  'gb.bill.right-phone-scheme': {
    says: 'Faites une réclamation à la société de téléphone ou d’internet. Après six semaines, ou une réponse finale, un service gratuit de litiges peut décider.',
  },
  'gb.bill.right-water': {
    says: 'Vous avez droit à l’eau chez vous, même si vous devez de l’argent pour elle.',
  },
  'gb.bill.right-no-bullying': {
    says: 'Une société ne doit pas vous tromper ni vous intimider pour vous faire payer.',
  },
  'gb.bill.right-heat-network': {
    says: 'Depuis le 27 janvier 2026, Ofgem a des règles pour le chauffage collectif. La firme doit être juste, aider si l’argent manque, et ne couper qu’en dernier recours. L’Energy Ombudsman est gratuit.',
  },
  'gb.bill.right-heat-lease': {
    says: 'La chaleur fait-elle partie de vos charges ? Alors son coût doit être juste, et le tribunal peut trancher.',
  },
}

/** Le recouvrement de dettes : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_OTHER_FR: Words = {
  'gb.debt.parking-reality': {
    says: 'Cette société de recouvrement n’a aucun pouvoir sur vous ni sur votre voiture. Seule la société de stationnement peut aller au tribunal. Vous recevriez d’abord un formulaire du tribunal.',
  },
  'gb.debt.parking-credit-file': {
    says: 'Un stationnement privé ne va pas dans votre fichier de crédit (credit file). Seule y va une décision de justice (judgment) que vous ne payez pas dans le mois.',
    learnMore:
      'Une lettre qui dit que votre crédit peut souffrir oublie les étapes : un procès, une décision et un mois pour payer.',
  },
  'gb.debt.parking-step-operator': {
    says: 'Écrivez à la société de stationnement, pas à celle de recouvrement. Demandez le premier avis, les photos et les panneaux. Ne dites pas qui conduisait.',
  },
  'gb.debt.parking-watch': {
    says: 'Les sociétés de stationnement vont vraiment au tribunal. Vous pouvez mettre de côté une lettre de recouvrement, mais jamais une mise en demeure (letter of claim) ou un formulaire du tribunal.',
  },
  'gb.debt.energy-back-bill': {
    says: 'Une société d’énergie ne peut pas facturer l’énergie utilisée il y a plus de 12 mois si elle a oublié de la facturer. C’est ainsi sauf si vous l’avez empêchée.',
  },
  'gb.debt.energy-ombudsman': {
    says: 'Faites une réclamation à la société d’énergie, pas seulement à celle de recouvrement. Après huit semaines, ou une réponse finale, l’Energy Ombudsman est gratuit.',
  },
  'gb.debt.phone-ombudsman': {
    says: 'Faites une réclamation à la société de téléphone ou d’internet. Après six semaines, ou une réponse finale, un service gratuit de litiges peut décider.',
  },
  'gb.debt.phone-change': {
    says: 'Depuis le 8 avril 2026, vous attendez six semaines, et non huit, pour une réclamation de téléphone ou d’internet. Un service gratuit peut ensuite l’examiner.',
    was: 'Il fallait attendre huit semaines avant l’aide d’un service gratuit de litiges.',
    is: 'Vous attendez six semaines.',
  },
  'gb.debt.water-no-cut': {
    says: 'L’eau de votre logement ne peut être ni coupée ni ralentie parce que vous devez de l’argent.',
  },
  'gb.debt.claim-goes-on': {
    says: "Un formulaire du tribunal (claim form) est-il arrivé ? Alors répondez au tribunal à temps. Une offre d'accord n'arrête pas ce délai.",
  },
}

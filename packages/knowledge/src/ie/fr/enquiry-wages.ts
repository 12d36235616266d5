/** Questions about wages that are cut, kept back or not paid: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WAGES_FR: Words = {
  'ie.ask.pay-cut': {
    says: 'Écrivez que vous n’êtes pas d’accord. L’employeur ne peut pas baisser un salaire convenu sans votre accord ou une clause claire. Vous pouvez saisir gratuitement la WRC sous six mois.',
  },
  'ie.ask.pay-deducted': {
    says: 'Ils ne le peuvent que si votre contrat le dit, si la somme est juste et si vous avez été prévenu par écrit une semaine avant. Demandez par écrit à être remboursé. Puis saisissez la WRC dans les six mois, gratuitement.',
  },
  'ie.ask.unpaid': {
    says: 'Demandez par écrit avec les dates. Puis plaignez-vous à la WRC dans les six mois. C’est gratuit.',
  },
  'ie.ask.minimum': {
    says: 'En 2026, le salaire minimum est de 14,15 € de l’heure à partir de 20 ans. Si vous recevez moins, plaignez-vous à la WRC.',
  },
}

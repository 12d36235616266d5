/** What to do about a notice to leave a rented home: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_STEPS_FR: Words = {
  'gb.home.step-stay': {
    says: 'Ne déménagez pas et ne rendez pas encore les clés. Si vous partez trop tôt, vous pouvez perdre vos droits et l’aide de la mairie (council).',
  },
  'gb.home.step-lawyer': {
    says: 'Prenez maintenant une aide juridique gratuite : un conseiller logement de l’aide juridictionnelle (legal aid), Shelter ou Citizens Advice. Montrez-leur le congé.',
  },
  'gb.home.step-council': {
    says: 'Dites-le à votre mairie (council). Si vous risquez de perdre votre logement dans les 56 jours, elle doit vous aider à le garder ou à en trouver un autre.',
  },
  'gb.home.step-council-wales': {
    says: 'Dites-le à votre mairie (council). Si vous risquez de perdre votre logement dans les 56 jours, elle doit vous aider.',
  },
  'gb.home.step-keep-paying': {
    says: 'Continuez à payer le loyer, ou autant que vous pouvez. Gardez la preuve de chaque paiement.',
  },
  'gb.home.step-advice-scotland': {
    says: "Restez chez vous et demandez conseil aujourd'hui à Shelter Scotland ou à un citizens advice bureau.",
  },
  'gb.home.step-advice-ni': {
    says: "Restez chez vous et demandez conseil aujourd'hui à Housing Rights.",
  },
  'gb.home.step-arrears': {
    says: 'Si le loyer est en retard, offrez le loyer et une petite somme par semaine pour la dette. Cherchez les aides, et une aide au logement de la mairie (council).',
  },
  'gb.home.step-dispute': {
    says: 'Demandez un relevé du loyer (rent statement) et vérifiez chaque ligne. Notez chaque réparation non faite et chaque lettre à ce sujet.',
  },
  'gb.home.step-arrears-ni': {
    says: 'Si le loyer est en retard, proposez le loyer plus une petite somme par semaine. Demandez à la Housing Executive une discretionary housing payment (aide au logement).',
  },
}

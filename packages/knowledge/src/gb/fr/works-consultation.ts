/** Des travaux prévus dans l’immeuble : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const WORKS_CONSULTATION_FR: Words = {
  'gb.works.no-bill': {
    says: 'Ce n’est pas une facture. Rien n’est encore dû, et vous pouvez donner votre avis sur le projet.',
  },
  'gb.works.step-write': {
    says: 'Envoyez votre avis par écrit avant le dernier jour. Dites si les travaux sont utiles maintenant et ce qui coûterait moins.',
  },
  'gb.works.step-lease': {
    says: 'Regardez votre bail (lease) : le bailleur doit-il faire ces travaux, devez-vous payer, et quelle part ?',
  },
  'gb.works.step-together': {
    says: 'Parlez aux voisins et répondez ensemble. Proposez un entrepreneur de confiance si l’avis le demande.',
  },
  'gb.works.right-views': {
    says: 'Vous avez au moins 30 jours à chaque étape, sur le projet puis sur les devis. Le bailleur doit en tenir compte.',
  },
  'gb.works.right-cap': {
    says: 'Si votre part dépasse £250 et que la consultation n’est pas faite selon la loi, on ne peut en règle générale demander que £250.',
  },
  'gb.works.right-see': {
    says: 'Il faut au moins deux devis, dont un d’une entreprise sans lien avec le bailleur. Vous pouvez les voir gratuitement.',
  },
  'gb.works.right-fair': {
    says: 'Vous ne payez que des coûts justes pour un travail correct. Le tribunal peut trancher, avant ou après.',
  },
  'gb.works.right-safety': {
    says: 'Pour un bardage dangereux et bien des défauts incendie d’immeubles hauts, vous ne devez peut-être rien, ou une part limitée. Demandez conseil.',
  },
  'gb.works.insight': {
    says: 'Un tribunal peut excuser des étapes manquées (dispensation), surtout si personne n’y a perdu.',
    actionable: 'Écrivez maintenant ce que vous auriez demandé. Cela montre la perte plus tard.',
  },
  'gb.works.option-views': {
    says: 'Demandez l’expertise, le plan et la part de chaque logement. Proposez des idées et un entrepreneur.',
    title: 'Envoyer votre avis sur les travaux',
    cost: 'Rien.',
    time: 'Une lettre sous 30 jours.',
    risk: 'Ils doivent écouter, pas accepter.',
    bestFor: 'Qui doute du besoin ou du prix.',
  },
  'gb.works.option-plan': {
    says: 'Demandez s’il y a un fonds de réserve et quels plans existent. Les mairies ont souvent des plans sur des années.',
    title: 'Demander tôt à payer en plusieurs fois',
    cost: 'Votre part, étalée.',
    time: 'Avant la facture.',
    risk: 'Un bailleur privé peut refuser.',
    bestFor: 'Les travaux sont utiles, mais la somme trop grande.',
  },
  'gb.works.scotland': {
    says: 'En Écosse, l’acte (title deeds) décide, sinon le vote de la majorité. Vous devez être informé et pouvez voter.',
  },
  'gb.works.scotland-step': {
    says: 'Cherchez dans l’acte votre part et le mode de décision. Demandez au moins deux devis avant le vote.',
  },
}

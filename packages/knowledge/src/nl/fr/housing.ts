/** The French words of the Netherlands: housing. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_FR: Words = {
  'nl.home.want': {
    says: 'Votre bailleur veut que vous partiez. Une lettre seule ne met pas fin à votre droit de rester.',
  },
  'nl.home.want-rent': {
    says: 'Votre bailleur dit que vous devez du loyer.',
  },
  'nl.home.who': {
    says: 'C’est votre bailleur, ou quelqu’un qui écrit pour lui. Seul un juge peut mettre fin au bail contre votre volonté.',
  },
  'nl.home.real': {
    says: 'Vous n’avez pas à partir à cause de cette lettre. Le bailleur doit d’abord aller au tribunal.',
  },
  'nl.home.not-yet': {
    says: 'Personne ne peut changer vos serrures ni vous mettre dehors. Seul un huissier (deurwaarder) avec un jugement le peut.',
  },
  'nl.home.rights': {
    says: 'Vous pouvez dire non à un congé, demander un plan de paiement et donner au juge votre version.',
  },
  'nl.home.deadline-six': {
    says: 'Le congé doit vous demander de dire sous six semaines si vous êtes d’accord. Si vous ne dites rien, vous n’avez pas accepté.',
    action: 'Dire au bailleur par écrit que vous n’êtes pas d’accord',
    consequence:
      'Le bailleur peut alors demander à un juge de mettre fin au bail. Vous pouvez rester jusqu’à sa décision.',
  },
  'nl.home.right-judge': {
    says: 'Vous avez le droit de rester jusqu’à la décision d’un juge.',
  },
  'nl.home.right-grounds': {
    says: 'Un bailleur a besoin d’un motif de la loi pour mettre fin au bail. Le congé doit le dire.',
  },
  'nl.home.right-notice': {
    says: 'Vous avez droit à un préavis de trois à six mois, par lettre recommandée ou huissier (deurwaarder).',
  },
  'nl.home.right-fixed': {
    says: 'Les baux depuis le 1er juillet 2024 sont le plus souvent sans durée fixe. Un bail temporaire ne vaut que dans des cas listés.',
  },
  'nl.home.right-help': {
    says: 'Vous avez droit à une aide rapide de votre commune (gemeente) pour les dettes si votre logement est en danger.',
  },
  'nl.home.option-no': {
    title: 'Dire non au congé',
    says: 'Écrivez que vous n’êtes pas d’accord.',
    cost: 'Rien.',
    time: 'Sous six semaines.',
    risk: 'Le bailleur peut aller au tribunal.',
    bestFor: 'Vous voulez rester.',
  },
  'nl.home.option-plan': {
    title: 'Offrir un plan de paiement',
    says: 'Payez le nouveau loyer et une somme pour l’ancien.',
    cost: 'Ce que vous offrez.',
    time: 'Une lettre.',
    risk: 'Tenez-le, ou le tribunal peut suivre.',
    bestFor: 'Vous devez du loyer.',
  },
  'nl.home.option-help': {
    title: 'Demander à la commune et au Juridisch Loket',
    says: 'Une aide gratuite pour les dettes de loyer et les congés.',
    cost: 'Rien.',
    time: 'Cette semaine.',
    risk: 'Aucun.',
    bestFor: 'Votre logement est en danger.',
  },
  'nl.home.warn-three': {
    says: 'Avec environ trois mois de retard, les juges ordonnent souvent l’expulsion. Agissez avant.',
  },
  'nl.rent.right-costs': {
    says: 'Des frais de recouvrement ne viennent qu’après une lettre gratuite qui laissait 14 jours.',
  },
  'nl.home.right-own-use': {
    says: 'Pour usage propre, le bailleur doit prouver au juge un besoin urgent, et que vous pouvez trouver un autre logement. Si vous devez partir, demandez les frais de déménagement.',
  },
}

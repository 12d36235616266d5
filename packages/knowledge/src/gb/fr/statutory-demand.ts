/** La demande officielle de paiement (statutory demand) : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const STATUTORY_DEMAND_FR: Words = {
  'gb.demand.want': {
    says: 'Ils veulent que vous payiez, ou conveniez de conditions, dans les 21 jours. Sinon, ils peuvent demander à un tribunal votre faillite (bankruptcy).',
  },
  'gb.demand.reality': {
    says: 'C’est sérieux et les délais sont courts. Mais cette demande n’est pas un ordre du tribunal, et vous n’êtes pas en faillite. Vous avez des moyens de l’arrêter.',
  },
  'gb.demand.rights-summary': {
    says: 'Vous avez 18 jours à partir de la remise officielle pour demander au tribunal de l’annuler. Vous avez 21 jours pour payer ou convenir de conditions.',
  },
  'gb.demand.not-yet': {
    says: 'Le plus souvent, personne ne peut vous mettre en faillite (bankruptcy) avant la fin des 21 jours. Il leur faut ensuite une demande au tribunal (petition) et une audience.',
  },
  'gb.demand.limit': {
    says: 'Un créancier seul a besoin d’une dette d’au moins £5,000 pour demander votre faillite (bankruptcy). Si vous payez assez pour passer en dessous, il ne peut pas continuer seul.',
    learnMore: 'Ne le faites pas sans conseil si vous avez d’autres dettes.',
  },
  'gb.demand.set-aside-18-days': {
    says: 'Vous avez 18 jours à partir de la remise officielle pour agir. Nous comptons depuis la date de la demande, pour être sûrs.',
    action: 'Demander au tribunal d’annuler la demande, si vous la contestez',
    consequence: 'Après cela, le tribunal doit vous permettre d’agir en retard.',
  },
  'gb.demand.pay-21-days': {
    says: 'Vous avez 21 jours à partir de la remise officielle pour payer ou convenir de conditions. Nous comptons depuis la date de la demande, pour être sûrs.',
    action: 'Payer, ou convenir de conditions avec le créancier',
    consequence: 'Après cela, ils peuvent demander au tribunal votre faillite (bankruptcy).',
  },
  'gb.demand.step-advice': {
    says: 'Appelez aujourd’hui un conseiller en dettes gratuit, et dites les mots « statutory demand ». Les délais sont courts.',
  },
  'gb.demand.step-service': {
    says: 'Notez le jour et la façon dont vous l’avez reçue. Les 18 et 21 jours se comptent à partir de la remise officielle.',
  },
  'gb.demand.step-set-aside': {
    says: 'Demandez au tribunal de l’annuler (set aside) si vous avez de vraies raisons. Par exemple : vous contestez la dette, ils vous doivent de l’argent, ou elle est trop ancienne.',
  },
  'gb.demand.step-offer': {
    says: 'Si vous devez l’argent, faites une offre écrite avec un budget avant la fin des 21 jours. Demandez-leur de confirmer par écrit qu’ils acceptent.',
  },
  'gb.demand.right-dispute': {
    says: 'Le tribunal peut annuler la demande si vous contestez vraiment, ou si l’on vous doit autant que la dette. Il le peut aussi pour d’autres bonnes raisons.',
  },
  'gb.demand.right-proportionate': {
    says: 'Pour une dette de crédit, une société doit examiner des mesures plus douces avant de demander votre faillite (bankruptcy).',
  },
  'gb.demand.option-set-aside': {
    says: 'Agissez dans les 18 jours, avec une déclaration de vos raisons. Faites-vous aider pour les formulaires.',
    title: 'Demander au tribunal de l’annuler',
    cost: 'Peu ou pas de frais de tribunal. Vérifiez auprès du tribunal.',
    time: 'Dans les 18 jours après la remise officielle.',
    risk: 'Vous pouvez payer des frais si vous perdez.',
    bestFor: 'Vous ne devez rien, ou la dette est contestée.',
  },
  'gb.demand.option-terms': {
    says: 'Offrez des paiements, une somme plus basse ou une garantie, et obtenez un oui écrit.',
    title: 'Convenir de conditions dans les 21 jours',
    cost: 'Ce que vous convenez.',
    time: 'Dans les 21 jours après la remise officielle.',
    risk: 'Ils ne sont pas obligés d’accepter.',
    bestFor: 'Vous devez l’argent et pouvez payer peu à peu.',
  },
  'gb.demand.option-help': {
    says: 'Un conseiller peut dire si la faillite (bankruptcy) vous nuirait, et ce qui peut aussi l’arrêter, comme le répit (breathing space).',
    title: 'Prendre maintenant une aide gratuite d’expert',
    cost: 'Rien.',
    time: 'Un appel aujourd’hui.',
    risk: 'Aucun.',
    bestFor: 'Toute personne avec une « statutory demand ».',
  },
  'gb.demand.warn': {
    says: 'La faillite (bankruptcy) peut vous coûter votre logement et des milliers de livres de frais. N’ignorez pas cela, et prenez conseil cette semaine.',
  },
  'gb.demand.insight-pressure': {
    says: 'Certains créanciers envoient cette demande seulement pour faire peur. Un tribunal n’aime pas une telle demande pour une dette vraiment contestée.',
    actionable:
      'Écrivez aujourd’hui au créancier pourquoi vous contestez, et demandez-lui de retirer la demande.',
  },
  'gb.demand.insight-small': {
    says: 'La somme semble plus basse que £5,000. Un créancier seul ne peut pas demander votre faillite (bankruptcy) pour moins.',
    actionable: 'Écrivez-le au créancier. Demandez-lui de retirer la demande.',
  },
  'gb.demand.too-old': {
    says: 'Une dette trop ancienne pour le tribunal est une bonne raison d’annuler la demande. Pour la plupart des dettes, la limite est de six ans.',
    from: 'le jour où ils pouvaient aller au tribunal pour la première fois',
    restartedBy:
      'Ceci peut faire repartir le délai, avant la fin des six ans : un paiement, ou un aveu écrit et signé.',
  },
  'gb.demand.breathing-space': {
    says: 'Le répit (breathing space) peut arrêter une demande de faillite (bankruptcy petition) pendant 60 jours, le temps de prendre conseil. Parlez-en aujourd’hui à un conseiller.',
    risk: 'Ne comptez pas sur lui pour arrêter les 18 jours.',
    notWhen: 'Vous pouvez payer ou vous arranger maintenant.',
  },
}

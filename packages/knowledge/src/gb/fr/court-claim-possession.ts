/** La demande en justice pour reprendre un logement (possession claim), en français. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_POSSESSION_FR: Words = {
  'gb.claim.possession-want': {
    says: 'Ils demandent à un tribunal d’ordonner que vous rendiez votre logement. Le tribunal n’a encore rien décidé.',
  },
  'gb.claim.possession-rights': {
    says: 'Vous avez le droit d’aller à l’audience et de dire votre côté au juge. Une aide juridique gratuite y est possible, quels que soient vos revenus.',
  },
  'gb.claim.possession-reality': {
    says: 'C’est sérieux, mais vous n’avez pas à partir maintenant. Si vous allez à l’audience avec une offre que vous pouvez tenir, le juge peut faire plus pour vous.',
  },
  'gb.claim.possession-no-default': {
    says: 'Ils ne peuvent pas gagner seulement parce que vous n’avez pas envoyé de formulaire. Dans ce genre d’affaire, il n’y a pas de décision par défaut (judgment by default).',
  },
  'gb.claim.possession-no-eviction-yet': {
    says: 'Personne ne peut vous mettre dehors sans ordre du tribunal. Même alors, seuls des huissiers du tribunal (court bailiffs) le peuvent, et ils doivent d’abord vous dire la date.',
  },
  'gb.claim.possession-who': {
    says: 'Le demandeur (claimant) est le propriétaire ou le prêteur qui veut le logement. Vous êtes le défendeur (defendant). Le tribunal reste neutre.',
  },
  'gb.claim.possession-step-advice': {
    says: 'Prenez maintenant une aide juridique gratuite. Demandez le Housing Loss Prevention Advice Service, ou appelez Shelter (au pays de Galles, Shelter Cymru).',
  },
  'gb.claim.possession-step-hearing': {
    says: 'Allez à l’audience, même si vous avez payé ou trouvé un accord. Venez tôt et demandez le conseiller de service (duty adviser), qui est gratuit.',
  },
  'gb.claim.possession-step-form': {
    says: 'Remplissez le formulaire de défense (defence form) venu avec les papiers. Envoyez-le au tribunal avant la date indiquée. S’il est en retard, allez quand même à l’audience.',
  },
  'gb.claim.possession-step-pay': {
    says: 'Payez dès aujourd’hui votre loyer ou prêt normal, et un peu du retard si possible. Gardez les preuves et apportez-les, avec un budget.',
  },
  'gb.claim.possession-step-priority': {
    says: 'Faites passer cette dette avant les cartes et les prêts, car votre logement est en danger. Vérifiez que vous recevez toutes les aides possibles.',
  },
  'gb.claim.possession-step-dispute': {
    says: 'Si le retard est faux, ou si vous n’avez jamais reçu de vrai congé (notice), dites-le sur le formulaire et à l’audience. Apportez paiements et lettres.',
  },
  'gb.claim.possession-right-mortgage': {
    says: 'Le juge peut retarder ou suspendre l’ordre si vous pouvez sans doute rattraper le retard du prêt (mortgage) en un temps raisonnable.',
  },
  'gb.claim.possession-right-rent': {
    says: 'Pour beaucoup de motifs, le juge peut vous laisser rester si vous payez le loyer et un peu du retard. Pour quelques motifs, il doit donner l’ordre.',
  },
  'gb.claim.possession-right-stay': {
    says: 'Vous avez le droit de rester jusqu’à la fin du délai d’un ordre du tribunal et la venue des huissiers (court bailiffs). Partir tôt peut nuire à votre droit à l’aide au logement.',
  },
  'gb.claim.possession-right-help': {
    says: 'Vous avez droit à une aide juridique gratuite avant l’audience et au tribunal. Elle ne dépend pas de vos revenus.',
  },
  'gb.claim.possession-warn': {
    says: 'Vous pourriez perdre votre logement si personne ne parle pour vous. Prenez une aide juridique avant l’audience.',
  },
  'gb.claim.possession-option-hearing': {
    says: 'Dites au juge ce qui n’a pas marché, ce que vous payez maintenant et comment vous rattraperez le retard.',
    title: 'Aller à l’audience avec une offre',
    cost: 'Rien. Se défendre est gratuit.',
    time: 'Un formulaire maintenant et une demi-journée au tribunal.',
    risk: 'Si le tribunal donne un ordre, des frais de tribunal s’ajoutent souvent.',
    bestFor: 'Vous voulez rester dans votre logement.',
  },
  'gb.claim.possession-option-deal': {
    says: 'Offrez au propriétaire ou au prêteur votre paiement normal et un peu du retard. Demandez-lui de l’écrire et de faire reporter l’affaire (adjourn).',
    title: 'Convenir d’un plan avant l’audience',
    cost: 'Ce que vous offrez.',
    time: 'Quelques appels cette semaine.',
    risk: 'L’audience a lieu tant que le tribunal ne dit pas qu’elle est annulée. Allez-y quand même.',
    bestFor: 'Vous pouvez payer la somme normale et un peu plus.',
  },
  'gb.claim.possession-option-help': {
    says: 'Un conseiller logement peut vérifier les papiers, remplir le formulaire et parler pour vous au tribunal.',
    title: 'Prendre une aide juridique gratuite',
    cost: 'Rien.',
    time: 'Un appel aujourd’hui.',
    risk: 'Aucun.',
    bestFor: 'Toute personne avec une demande sur son logement (possession claim).',
  },
}

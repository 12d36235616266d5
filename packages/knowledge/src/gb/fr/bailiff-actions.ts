/** A bailiff letter in England or Wales: options, insights, warnings, tactics and time limits. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_ACTIONS_FR: Words = {
  'gb.bailiff.option-pay': {
    says: 'Payer avant la date évite d’autres frais. Gardez le reçu et vérifiez que les frais sont justes.',
    title: 'Payer toute la somme maintenant',
    cost: 'La dette et les frais jusqu’ici',
    time: 'Avant la date de la lettre',
    risk: 'Ne payez pas avec l’argent du loyer, de la nourriture ou de l’énergie.',
    bestFor: 'Vous êtes d’accord avec la dette et pouvez la payer.',
  },
  'gb.bailiff.insight-fee-jump': {
    says: 'Agir avant la date de l’avis peut vous épargner au moins £235. Ces frais ne peuvent s’ajouter qu’après la visite d’un huissier (bailiff).',
    actionable: 'Convenez d’un plan par écrit avant cette date.',
  },
  'gb.bailiff.deadline-seven-clear-days': {
    says: 'Un huissier (bailiff) doit vous laisser au moins 7 jours francs. Les dimanches et jours fériés ne comptent pas.',
    action: 'Contacter la société et faire une offre',
    consequence: 'Peu après, un huissier (bailiff) peut venir et ajouter des frais plus élevés.',
  },
  'gb.bailiff.option-plan': {
    says: 'Faites votre offre par écrit avec un court budget. La société devrait regarder ce que vous pouvez payer.',
    title: 'Offrir un plan de paiement que vous pouvez tenir',
    cost: 'Ce que vous offrez, plus les frais déjà dus',
    time: 'Avant la date de la lettre, ou aujourd’hui',
    risk: 'Si vous manquez un paiement, ils peuvent venir et ajouter des frais.',
    bestFor: 'Vous devez la dette et pouvez payer peu à peu.',
  },
  'gb.bailiff.option-advice': {
    says: 'Un conseiller en dettes peut parler aux huissiers (bailiffs) pour vous et demander le répit (breathing space).',
    title: 'Prendre un conseil gratuit et demander le répit (breathing space)',
    cost: 'Gratuit',
    time: 'Un appel, souvent le jour même',
    risk: 'Les huissiers peuvent continuer jusqu’au début du répit : appelez donc aujourd’hui.',
    bestFor: 'Vous avez d’autres dettes, ou ne pouvez pas payer.',
  },
  'gb.bailiff.option-dispute': {
    says: 'Dites à la société et à la mairie (council) ou au tribunal ce qui est faux, et envoyez des preuves. Un tribunal peut décider sur les frais contestés.',
    title: 'Contester la dette ou les frais',
    cost: 'Écrire est gratuit',
    time: 'Écrivez maintenant et demandez une suspension',
    risk: 'L’action peut continuer pendant l’examen : gardez donc la porte fermée.',
    bestFor: 'La dette n’est pas à vous, elle est payée, ou les frais sont faux.',
  },
  'gb.bailiff.option-complain': {
    says: 'Faites d’abord une réclamation à la société. Allez ensuite à la mairie (council), à l’Enforcement Conduct Board ou à l’ombudsman.',
    title: 'Faire une réclamation sur leur conduite',
    cost: 'Gratuit',
    time: 'Quelques semaines',
    risk: 'Une réclamation seule n’arrête pas la dette.',
    bestFor: 'Un huissier (bailiff) a été grossier, a menti ou a violé les règles.',
  },
  'gb.bailiff.insight-one-visit-fee': {
    says: 'S’ils ont plusieurs de vos dettes, ils devraient les traiter ensemble quand c’est possible. Les frais de visite sont alors dus une fois.',
    actionable:
      'Demandez-leur de confirmer par écrit que les frais de visite ne sont dus qu’une fois pour toutes les dettes.',
  },
  'gb.bailiff.insight-itemise': {
    says: 'La somme demandée est plus élevée que la première dette. Chaque livre de plus doit être un frais que la loi permet.',
    actionable: 'Demandez chaque frais, sa date et son étape.',
  },
  'gb.bailiff.insight-car': {
    says: 'Les voitures sont ce que les huissiers (bailiffs) prennent le plus facilement, car elles sont dehors.',
    actionable:
      'Cherchez maintenant vos papiers de crédit, de voiture (log book) ou votre Blue Badge. Montrez que la voiture ne peut pas être prise, ou que vous en avez besoin pour le travail.',
  },
  'gb.bailiff.insight-late-statement': {
    says: 'Si les avis sont partis à une ancienne adresse, une déclaration tardive peut ramener l’affaire au début. Elle peut aussi enlever les frais d’huissier.',
    actionable:
      'Envoyez tout de suite les formulaires TE7 et TE9 au Traffic Enforcement Centre, avec la raison de votre retard.',
  },
  'gb.bailiff.warning-agreement': {
    says: 'Ne signez pas un accord sur vos biens (controlled goods agreement) sans conseil. Si vous le rompez, ils peuvent revenir et forcer l’entrée pour prendre les biens listés.',
  },
  'gb.bailiff.warning-agreement-signed': {
    says: 'Vous avez peut-être signé un accord sur vos biens. S’il est rompu, ils peuvent forcer l’entrée après un préavis de 2 jours francs. Prenez conseil aujourd’hui.',
  },
  'gb.bailiff.warning-bound': {
    says: 'Ne vendez pas et ne donnez pas vos affaires pour les garder d’un huissier (bailiff). Après l’avis, elles peuvent quand même être prises.',
  },
  'gb.bailiff.warning-no-obstruction': {
    says: 'Ne poussez et ne bloquez jamais un huissier (bailiff) déjà entré légalement, et ne touchez pas à un sabot (clamp). Cela peut être un délit.',
  },
  'gb.bailiff.warning-fine': {
    says: 'Une amende pénale est différente. Le tribunal peut prendre des mesures plus fortes : appelez aujourd’hui le bureau des amendes (fines office) ou la société.',
  },
  'gb.bailiff.tactic-car-away': {
    says: 'Vous pouvez garder votre voiture dans un garage fermé ou loin de chez vous pendant que vous convenez d’un plan.',
    risk: 'Ils peuvent la prendre sur toute voie publique où ils la trouvent.',
    notWhen: 'Un huissier (bailiff) a déjà bloqué ou listé la voiture.',
  },
  'gb.bailiff.tactic-pay-offer': {
    says: 'Commencez tout de suite à payer ce que vous avez offert, par virement avec votre référence. Des paiements réguliers rendent un refus difficile à défendre.',
    risk: 'Ils peuvent quand même refuser et venir.',
    notWhen: 'La dette n’est pas à vous, ou le répit (breathing space) va commencer.',
  },
  'gb.bailiff.tactic-creditor': {
    says: 'La mairie (council) reste responsable de sa dette et répond de la société qu’elle emploie. Si vous êtes vulnérable, demandez-lui d’intervenir.',
    risk: 'Une mairie peut vous renvoyer à la société.',
    notWhen: 'La société a déjà accepté un plan que vous pouvez payer.',
  },
  'gb.bailiff.insight-visit-proof': {
    says: 'Les frais de visite ne sont dus que si un huissier (bailiff) est vraiment venu, après un avis correct et 7 jours francs.',
    actionable:
      'Demandez la date et l’heure de la visite, l’avis (notice of enforcement) et le film de la caméra portée.',
  },
}

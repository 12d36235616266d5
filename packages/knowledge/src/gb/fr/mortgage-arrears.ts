/** Retard de prêt immobilier : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const MORTGAGE_ARREARS_FR: Words = {
  'gb.mortgage.want': {
    says: 'Vous avez du retard sur votre prêt immobilier (mortgage). Le prêteur veut un appel et un plan pour rattraper.',
  },
  'gb.mortgage.rights': {
    says: 'Le prêteur doit vous traiter avec équité. Il doit chercher comment vous aider avant de demander votre logement à un tribunal.',
  },
  'gb.mortgage.reality': {
    says: 'Mettez cette dette en premier, car votre logement la garantit. Mais le tribunal doit être la dernière étape. Un appel tôt mène souvent à un plan.',
  },
  'gb.mortgage.who': {
    says: 'C’est le prêteur de votre logement. La Financial Conduct Authority fixe comment il doit traiter les gens en retard.',
  },
  'gb.mortgage.not-yet': {
    says: 'Cette lettre ne peut pas vous faire partir. Le prêteur doit d’abord saisir un tribunal, et vous pourrez parler à l’audience.',
  },
  'gb.mortgage.know-lawyer': {
    says: 'Si le prêteur écrit qu’il va demander votre logement, vous avez droit à un conseil juridique gratuit. Vos revenus ne comptent pas.',
    learnMore:
      'Cherchez Housing Loss Prevention Advice Service sur la page de l’aide juridique (legal aid). Un avocat peut aussi parler pour vous le jour de l’audience.',
  },
  'gb.mortgage.step-call': {
    says: 'Contactez le prêteur avant la date de la lettre. Dites pourquoi vous êtes en retard et demandez quelle aide il propose.',
  },
  'gb.mortgage.step-ask': {
    says: 'Demandez des mensualités plus petites un temps, un prêt plus long, ou plusieurs années pour le retard.',
  },
  'gb.mortgage.step-advice': {
    says: 'Appelez cette semaine un conseiller gratuit en dettes ou en logement. Faites vérifier votre budget et vos aides.',
  },
  'gb.mortgage.step-pay': {
    says: 'Payez chaque mois ce que vous pouvez, avant les cartes et les crédits. Gardez les preuves. Cela montre vos efforts.',
  },
  'gb.mortgage.step-interest': {
    says: 'Touchez-vous Universal Credit, Pension Credit ou une aide semblable ? Demandez Support for Mortgage Interest. C’est un prêt qui aide pour les intérêts.',
  },
  'gb.mortgage.step-check': {
    says: 'Si la somme semble fausse, demandez la liste de chaque paiement, de chaque mois manqué et de chaque frais.',
  },
  'gb.mortgage.step-keys': {
    says: 'Ne rendez pas les clés sans conseil. Vous devriez le prêt jusqu’à la vente, puis ce qui manque après.',
  },
  'gb.mortgage.right-last-resort': {
    says: 'Le prêteur ne peut prendre votre logement que si toutes les autres voies justes ont échoué.',
  },
  'gb.mortgage.right-fees': {
    says: 'Des frais de retard ne peuvent couvrir que ce que le retard coûte vraiment au prêteur. Vous pouvez demander la liste.',
  },
  'gb.mortgage.right-time': {
    says: 'Au tribunal, le juge peut vous laisser rester pendant que vous payez le retard dans un délai juste.',
  },
  'gb.mortgage.right-scotland': {
    says: 'Avant le tribunal, le prêteur doit expliquer le retard, étudier vos offres et dire où trouver de l’aide. Le juge (sheriff) doit trouver l’ordre juste.',
  },
  'gb.mortgage.option-plan': {
    says: 'Envoyez un budget. Offrez la mensualité et une somme pour le retard, ou demandez moins pendant un temps.',
    title: 'Convenir d’un plan pour rattraper',
    cost: 'Ce que vous offrez. Les intérêts continuent.',
    time: 'Un appel maintenant, une réponse en quelques semaines.',
    risk: 'N’offrez que ce que vous pouvez tenir.',
    bestFor: 'Vous voulez garder le logement et avez des revenus.',
  },
  'gb.mortgage.option-help': {
    says: 'Un conseiller gratuit fait le budget avec vous, parle au prêteur et regarde toutes vos dettes.',
    title: 'Demander d’abord un conseil gratuit',
    cost: 'Rien.',
    time: 'Un appel cette semaine.',
    risk: 'Aucun, si vous répondez quand même à temps.',
    bestFor: 'Vous ne pouvez pas payer la somme normale, ou avez d’autres dettes.',
  },
  'gb.mortgage.option-complain': {
    says: 'S’il n’aide pas ou ajoute des frais injustes, plaignez-vous à lui. Après huit semaines ou sa réponse finale, le Financial Ombudsman peut décider.',
    title: 'Se plaindre au prêteur',
    cost: 'Rien.',
    time: 'Jusqu’à huit semaines, puis quelques mois.',
    risk: 'Une plainte seule n’arrête pas un procès.',
    bestFor: 'Le prêteur n’écoute pas, ou les sommes sont fausses.',
  },
  'gb.mortgage.warn-silence': {
    says: 'Ne laissez pas cette lettre de côté. Sans réponse, le prêteur peut demander votre logement à un tribunal.',
  },
  'gb.mortgage.tactic-breathing-space': {
    says: 'Le répit (breathing space) peut arrêter les démarches pour le retard pendant 60 jours. Un conseiller en dettes le met en place gratuitement.',
    risk: 'Vous devez payer la mensualité normale à chaque échéance.',
    notWhen: 'Vous ne pouvez pas du tout payer la somme normale.',
  },
  'gb.mortgage.right-shortfall': {
    says: 'Même après la vente, la banque doit être juste, laisser du temps et fixer ce que vous pouvez payer. Demandez le prix, les dates et chaque coût : elle devait obtenir le meilleur prix juste.',
  },
}

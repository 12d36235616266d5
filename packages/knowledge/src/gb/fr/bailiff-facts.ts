/** Les huissiers : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_FACTS_FR: Words = {
  'gb.bailiff.fact-notice-wants': {
    says: 'Ils veulent que vous payiez cette dette, ou conveniez d’un plan, avant la visite possible d’un huissier (bailiff). Pour l’instant, c’est seulement une lettre d’avertissement.',
  },
  'gb.bailiff.fact-notice-over-wants': {
    says: 'Ils veulent que vous payiez cette dette, ou conveniez d’un plan. Le délai de cet avis est passé : un huissier (bailiff) peut donc venir.',
  },
  'gb.bailiff.fact-seven-days': {
    says: 'Personne ne peut encore prendre vos biens. Vous devez d’abord avoir 7 jours francs. Les dimanches et jours fériés ne comptent pas.',
  },
  'gb.bailiff.fact-reality-old': {
    says: 'C’est sérieux, mais vous pouvez encore convenir d’un plan. Un avis vaut 12 mois : n’espérez donc pas qu’il soit oublié.',
  },
  'gb.bailiff.fact-notice-lasts': {
    says: 'Un avis d’exécution (notice of enforcement) vaut 12 mois. Si vous convenez d’un plan puis le rompez, les 12 mois recommencent.',
    learnMore:
      'Un plan que vous pouvez tenir vaut donc mieux qu’une offre plus grande que vous risquez de manquer.',
  },
  'gb.bailiff.fact-wants': {
    says: 'Ils veulent de l’argent pour une dette, avec leurs frais en plus. Ils espèrent être payés sans prendre de biens.',
  },
  'gb.bailiff.fact-who': {
    says: 'Les huissiers (bailiffs) s’appellent aussi « enforcement agents ». La plupart travaillent pour des sociétés privées, pour des mairies (councils) et des tribunaux. Chacun a besoin d’un certificat d’un juge.',
  },
  'gb.bailiff.fact-register': {
    says: 'Vous pouvez chercher un huissier par son nom dans le registre public (register of certificated bailiffs). Il montre pour qui il travaille.',
  },
  'gb.bailiff.fact-complaints-body': {
    says: 'La plupart des sociétés ont rejoint l’Enforcement Conduct Board. Il fixe des règles et examine les réclamations après la réponse de la société.',
  },
  'gb.bailiff.fact-visit-wants': {
    says: 'Un huissier (bailiff) dit être venu chez vous. Il veut un paiement, ou une liste de biens à vendre.',
  },
  'gb.bailiff.fact-door': {
    says: 'Vous n’êtes pas obligé de laisser entrer un huissier (bailiff). Pour l’impôt local (council tax) ou une amende de la mairie (penalty charge), il ne peut pas forcer l’entrée à la première visite.',
  },
  'gb.bailiff.fact-door-general': {
    says: 'Vous pouvez parler à un huissier (bailiff) à travers la porte fermée. Pour la plupart des dettes, il ne peut pas forcer l’entrée d’un logement à la première visite.',
  },
  'gb.bailiff.fact-door-fine': {
    says: 'Pour une amende pénale impayée, la loi permet à un huissier (bailiff) une force raisonnable pour entrer. Appelez-le pour convenir d’un paiement avant une visite.',
  },
  'gb.bailiff.fact-no-goods-outside': {
    says: 'Un huissier (bailiff) qui n’est pas entré ne peut rien prendre dans votre logement. Il peut prendre des choses dehors, comme une voiture.',
  },
  'gb.bailiff.fact-reality': {
    says: 'C’est sérieux, mais vous avez encore le choix. Les frais sont les plus petits au stade de la lettre. Ils bondissent quand un huissier vient à la porte.',
  },
  'gb.bailiff.fact-reality-visit': {
    says: 'Ils peuvent revenir, donc agissez maintenant. Vous pouvez encore faire une offre et garder votre porte fermée.',
  },
  'gb.bailiff.fact-who-high-court': {
    says: 'Les huissiers de la High Court (High Court enforcement officers) font payer des décisions de justice. Ils agissent avec un « writ », un ordre de la High Court.',
  },
  'gb.bailiff.fact-breathing-space': {
    says: 'Le répit (breathing space) peut arrêter les huissiers pendant 60 jours. Un conseiller en dettes le demande pour vous, gratuitement.',
    learnMore:
      'Pendant le répit, la plupart des intérêts, des frais et des actions s’arrêtent. Il vous donne du temps pour un plan. Les amendes pénales ne sont pas couvertes.',
  },
  'gb.bailiff.right-hours': {
    says: 'Un huissier (bailiff) ne peut venir dans un logement qu’entre 6 heures du matin et 9 heures du soir. Un tribunal peut permettre d’autres heures.',
  },
  'gb.bailiff.right-door': {
    says: 'Vous avez le droit de garder votre porte fermée. Un huissier (bailiff) ne peut entrer que par une porte ou une autre entrée habituelle, pas par une fenêtre.',
  },
  'gb.bailiff.right-identity': {
    says: 'Vous avez le droit de voir la preuve de qui est l’huissier (bailiff) et de son pouvoir. Il peut la passer par la boîte aux lettres.',
  },
  'gb.bailiff.right-basic-goods': {
    says: 'Ils doivent laisser ce qu’il faut à votre logement : cuisinière ou micro-ondes, frigo, lave-linge, lits, table et chaises, chauffage, téléphone et vêtements.',
  },
  'gb.bailiff.right-tools': {
    says: 'Ils doivent laisser les outils, un ordinateur ou un véhicule utiles au travail ou aux études, jusqu’à £1,350 au total.',
  },
  'gb.bailiff.right-own-goods': {
    says: 'Ils ne peuvent prendre que des biens de la personne qui doit la dette. Cela comprend ce que vous possédez avec quelqu’un d’autre.',
  },
  'gb.bailiff.right-child-alone': {
    says: 'Ils ne peuvent pas entrer si seuls des enfants de moins de 16 ans ou des adultes vulnérables sont là.',
  },
  'gb.bailiff.right-vulnerable': {
    says: 'Si vous êtes malade, handicapé ou fragile, dites-le. Les frais de visite ne peuvent rester que si vous avez eu une vraie chance de prendre conseil avant.',
  },
  'gb.bailiff.right-pay-stops': {
    says: 'Si vous payez toute la somme et les frais avant une vente, ils doivent arrêter et rendre ce qu’ils ont pris.',
  },
  'gb.bailiff.right-blue-badge': {
    says: 'Ils ne peuvent pas prendre une voiture avec un Blue Badge valable, affiché car elle sert à transporter une personne handicapée.',
  },
  'gb.bailiff.right-court': {
    says: 'Si un huissier (bailiff) viole les règles, un tribunal peut ordonner de rendre vos biens ou de vous verser de l’argent. Prenez d’abord conseil, car les frais sont un risque.',
  },
  'gb.bailiff.myth-break-in': {
    says: 'Pour la plupart des dettes, un huissier (bailiff) ne peut pas forcer un logement à la première visite. C’est différent s’il est déjà entré avec accord et a listé vos biens.',
  },
  'gb.bailiff.myth-prison': {
    says: 'Un huissier (bailiff) ne peut ni vous arrêter ni vous envoyer en prison pour une dette envers la mairie (council) ou une dette de consommation.',
  },
  'gb.bailiff.myth-everything': {
    says: 'Ils ne peuvent pas tout prendre. Les biens de base du ménage, les choses des enfants et ce qui est à d’autres sont protégés.',
  },
  'gb.bailiff.myth-car': {
    says: 'Ils peuvent prendre ou bloquer votre voiture dans votre allée ou sur une voie publique. Une voiture à crédit est en général au prêteur. Une voiture de travail jusqu’à £1,350 est peut-être protégée.',
  },
  'gb.bailiff.myth-family': {
    says: 'Ils ne peuvent pas prendre ce qui est seulement à quelqu’un d’autre. Gardez les reçus, relevés de banque ou papiers de voiture (log book) qui montrent le propriétaire.',
  },
  'gb.bailiff.myth-police': {
    says: 'La police peut venir pour garder le calme. Elle ne peut pas encaisser la dette ni vous faire ouvrir pour une dette envers la mairie (council).',
  },
}

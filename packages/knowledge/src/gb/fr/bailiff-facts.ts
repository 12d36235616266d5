/** What a bailiff letter in England or Wales means: the words in French. */
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
}

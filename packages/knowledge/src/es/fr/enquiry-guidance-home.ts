/** First steps, rights and ways out for questions about a rented home: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GUIDANCE_HOME_FR: Words = {
  'es.guide.step-home-read': {
    says: 'Trouvez votre bail : date de signature, durée et loyer. Pas de bail écrit ? Les reçus de loyer comptent aussi.',
  },
  'es.guide.step-home-pay': {
    says: 'Continuez à payer le loyer à temps, par virement.',
  },
  'es.guide.step-home-write': {
    says: 'Écrivez au bailleur d’une façon que vous pouvez prouver.',
  },
  'es.guide.step-home-social': {
    says: 'Demandez de l’aide aux services sociaux et au bureau du logement.',
  },
  'es.guide.right-home-judge': {
    says: 'Un locataire ne peut perdre le logement que par la décision d’un juge.',
  },
  'es.guide.right-home-term': {
    says: 'Un bail de logement depuis mars 2019 peut durer cinq ans, ou sept avec une société.',
  },
  'es.guide.right-home-repair': {
    says: 'Le bailleur doit garder le logement habitable.',
  },
  'es.guide.home-locks': {
    says: 'Le bailleur ne peut pas changer les serrures ni couper l’électricité ou l’eau.',
  },
  'es.guide.home-seven': {
    says: 'Le dépôt (fianza) est d’un mois, à rendre un mois après la remise des clés.',
  },
  'es.guide.option-home-dispute': {
    title: 'Écrire au bailleur',
    says: 'Dites ce que la loi vous donne et ce que vous voulez.',
    cost: 'Un burofax coûte quelques euros.',
    time: 'Une heure.',
    risk: 'Le bailleur peut aller au tribunal.',
    bestFor: 'Le bailleur ne suit pas une règle.',
  },
  'es.guide.option-home-deal': {
    title: 'Trouver un accord',
    says: 'Offrez par écrit un plan ou une date que vous pouvez tenir.',
    cost: 'Ce que vous convenez.',
    time: 'Quelques jours.',
    risk: 'Tenez ce que vous promettez.',
    bestFor: 'Vous devez du loyer ou voulez partir.',
  },
  'es.guide.right-home-deposit': {
    says: 'Vous pouvez réclamer la caution au tribunal par une injonction de payer (monitorio). Faites d’abord une offre que vous pouvez prouver. Pour la demande, aucun avocat n’est nécessaire.',
  },
  'es.guide.option-home-help': {
    title: 'Se faire aider',
    says: 'Un syndicat de locataires, les services sociaux ou un avocat gratuit.',
    cost: 'Rien ou peu.',
    time: 'Cette semaine.',
    risk: 'Aucun.',
    bestFor: 'Vous avez peur pour votre logement.',
  },
}

/** Papers of a court that start a case: what to do. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_STEPS_FR: Words = {
  'es.claim.step-date': {
    says: 'Notez le jour où vous l’avez reçu. Marquez le dernier jour. Gardez l’enveloppe.',
  },
  'es.claim.step-real': {
    says: 'Vérifiez que c’est vrai : cherchez le tribunal et le numéro (NIG), et appelez le tribunal à un numéro que vous trouvez vous-même.',
  },
  'es.claim.step-lawyer': {
    says: 'Demandez un avocat aujourd’hui : un gratuit au barreau (Colegio de Abogados), ou le vôtre.',
  },
  'es.claim.step-answer': {
    says: 'Envoyez avant le dernier jour une réponse écrite avec vos raisons et vos papiers.',
  },
  'es.claim.step-agree': {
    says: 'Si vous la devez, appelez leur avocat et offrez un plan. Un accord peut être porté au tribunal et finir l’affaire.',
  },
  'es.claim.step-old-debt': {
    says: 'Si la dette a plus de cinq ans, dites dans votre réponse qu’elle est trop ancienne (prescripción). Le juge ne le dira pas pour vous.',
  },
  'es.claim.step-copies': {
    says: 'Remettez les papiers au greffe et obtenez une copie tamponnée, ou utilisez son bureau en ligne (sede judicial electrónica).',
  },
}

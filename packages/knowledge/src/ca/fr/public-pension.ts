/** Old Age Security and the Canada Pension Plan: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_PENSION_WORDS: Words = {
  'ca.benefit.right-pension-review': {
    says: 'Pour la Sécurité de la vieillesse ou le Régime de pensions, vous avez 90 jours pour demander une révision. Une dette née d’un mauvais conseil du bureau peut être effacée.',
  },
  'ca.pension.want': {
    says: 'Service Canada a décidé au sujet de votre pension. Cherchez la raison, et notez le jour où la lettre est arrivée.',
  },
  'ca.pension.right-again': {
    says: 'Vous avez 90 jours à partir de la réception pour demander par écrit un nouvel examen. C’est gratuit.',
  },
  'ca.pension.right-tribunal': {
    says: 'S’ils refusent encore, le Tribunal de la sécurité sociale décide. Faites appel dans les 90 jours. Il ne faut pas d’avocat.',
  },
  'ca.pension.step': {
    says: 'Demandez votre dossier. Envoyez ce qui manque, comme un rapport du médecin sur ce que vous ne pouvez pas faire au travail.',
  },
  'ca.pension.reconsider': {
    says: 'Pour une pension publique, vous avez 90 jours pour demander un nouvel examen. Nous comptons à partir de la date de la lettre.',
    action: 'Demander un nouvel examen, si vous n’êtes pas d’accord',
    consequence: 'Ils peuvent refuser une demande tardive sans bonne raison.',
  },
}

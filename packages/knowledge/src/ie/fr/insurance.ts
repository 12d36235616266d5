/** The French words of Ireland: insurance. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_FR: Words = {
  'ie.insure.want': {
    says: 'Cherchez le motif, et la phrase du contrat d’assurance qu’il cite.',
  },
  'ie.insure.reality': {
    says: 'C’est l’avis de l’assureur. Ce n’est pas le dernier mot.',
  },
  'ie.insure.who': {
    says: 'Le Financial Services and Pensions Ombudsman examine gratuitement les plaintes sur les assureurs.',
  },
  'ie.insure.rights': {
    says: 'Vous pouvez demander les motifs et voir sur quelle phrase du contrat ils s’appuient.',
  },
  'ie.insure.right-fair': {
    says: 'Un assureur doit traiter votre demande vite et de façon juste. Il ne peut refuser pour une réponse fausse que selon la loi.',
  },
  'ie.insure.right-fspo': {
    says: 'Après une réponse finale, ou 40 jours ouvrables, vous pouvez aller voir l’Ombudsman.',
  },
  'ie.insure.step-reason': {
    says: 'Demandez les motifs par écrit.',
  },
  'ie.insure.step-complain': {
    says: 'Faites une plainte écrite et demandez une lettre de réponse finale (final response).',
  },
  'ie.insure.step-proof': {
    says: 'Envoyez des photos, des devis et des reçus.',
  },
  'ie.insure.opt-fspo': {
    title: 'Se plaindre, puis l’Ombudsman',
    says: 'D’abord à l’assureur, puis au FSPO en ligne.',
    cost: 'Gratuit.',
    time: 'Des mois.',
    risk: 'Faible.',
    bestFor: 'Vous pensez que la décision est fausse.',
  },
  'ie.insure.opt-help': {
    title: 'Prendre conseil',
    says: 'Demandez à Citizens Information ou à un avocat (solicitor).',
    cost: 'Gratuit, ou des honoraires pour un avocat.',
    time: 'Maintenant.',
    risk: 'Aucun.',
    bestFor: 'Beaucoup d’argent est en jeu.',
  },
  'ie.insure.right-proportion': {
    says: 'Vous deviez seulement répondre aux questions avec honnêteté et soin. Une erreur innocente ne supprime pas la garantie.',
  },
  'ie.insure.right-forty-days': {
    says: 'L’assureur doit examiner votre plainte et répondre sous 40 jours ouvrables.',
  },
}

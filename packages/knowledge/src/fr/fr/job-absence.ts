/** The French words of the rows in ../job-absence.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const JOB_ABSENCE_FR: Words = {
  'fr.absence.want': {
    says: 'Votre employeur vous demande de reprendre le travail ou de justifier votre absence.',
  },
  'fr.absence.reality': {
    says: 'Sans réaction, vous pouvez être présumé démissionnaire. Le chômage est alors en général perdu.',
  },
  'fr.absence.deadline': {
    says: 'Vous avez au moins quinze jours, comptés du jour où la lettre vous a été présentée. La lettre peut donner plus.',
    action: 'Reprendre le travail, ou envoyer votre motif avec preuve',
    consequence: 'Vous pouvez être présumé démissionnaire.',
  },
  'fr.absence.right-reasons': {
    says: 'Un motif légitime l’empêche : maladie, danger au travail, grève, ordre contraire à la loi, ou contrat modifié par l’employeur.',
  },
  'fr.absence.right-told': {
    says: 'La lettre doit dire ce qui arrive si vous ne revenez pas. Sinon, signalez-le.',
  },
  'fr.absence.right-court': {
    says: 'Vous pouvez contester la démission aux prud’hommes. Ils doivent statuer en un mois, sans conciliation préalable.',
  },
  'fr.absence.step': {
    says: 'Répondez en recommandé avant la fin du délai. Joignez l’arrêt ou une autre preuve et gardez une copie.',
  },
  'fr.absence.option-answer': {
    says: 'Dites pourquoi vous étiez absent, ou que vous revenez, avec la date.',
    title: 'Répondre à temps',
    cost: 'Le prix d’un recommandé.',
    time: 'Dans les quinze jours.',
    risk: 'Aucun.',
    bestFor: 'Tous les cas.',
  },
}

/** The French words of the rows in ../schools.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOLS_FR: Words = {
  'us.school.right-idea': {
    says: 'Si vous le demandez par écrit, une école publique doit évaluer votre enfant ou vous donner un refus écrit avec des raisons. Vous pouvez demander une médiation ou une audience.',
  },
  'us.school.right-own': {
    says: 'Si vous n’êtes pas d’accord avec l’évaluation de l’école, vous pouvez en demander une indépendante à ses frais.',
  },
  'us.school.right-504': {
    says: 'Un élève handicapé qui n’a pas besoin d’un enseignement spécial peut quand même avoir des changements qui aident (un 504 plan).',
  },
  'us.school.step-ask': {
    says: 'Écrivez à l’école avec la date : demandez l’évaluation, les raisons par écrit (prior written notice) et la liste de vos droits.',
  },
  'us.school.want': {
    says: 'L’école vous dit ce qu’elle fera ou ne fera pas pour l’apprentissage de votre enfant.',
  },
  'us.school.option': {
    says: 'Demandez une audience, ou plaignez-vous au bureau de l’éducation de l’État.',
    title: 'Contester la décision de l’école',
    cost: 'Gratuit',
    time: 'Une plainte auprès de l’État prend environ 60 jours',
    risk: 'Aucun. Continuez à parler avec l’école.',
    bestFor: 'L’école refuse de tester ou d’aider.',
  },
  'us.school.right-heard': {
    says: 'Avant une exclusion, l’école doit le plus souvent vous dire pourquoi et entendre votre enfant. Une longue exclusion demande une audience plus complète.',
  },
  'us.school.right-manifest': {
    says: 'Pour un enfant handicapé, plus de dix jours d’exclusion demandent une réunion pour savoir si le handicap en était la cause.',
  },
  'us.school.step-heard': {
    says: 'Demandez par écrit les preuves, la règle et le jour de l’audience. Demandez comment faire appel.',
  },
  'us.school.right-records': {
    says: 'Vous pouvez voir le dossier scolaire en 45 jours et demander de corriger ce qui est faux.',
  },
  'us.school.right-enroll': {
    says: 'Un enfant sans logement fixe peut s’inscrire tout de suite, même sans papiers. Une école ne peut pas refuser un enfant pour son statut d’immigration.',
  },
  'us.school.right-safe': {
    says: 'Une école qui sait qu’il y a du harcèlement lié au sexe, à la race ou à un handicap doit agir. Signalez-le par écrit.',
  },
  'us.school.right-truant': {
    says: 'La loi de l’État dit quand des jours manqués deviennent de l’absentéisme (truancy). Le plus souvent, l’école doit d’abord offrir de l’aide et une réunion.',
  },
}

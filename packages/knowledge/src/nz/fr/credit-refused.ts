/** The French words of the rows in ../credit-refused.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_REFUSED_WORDS: Words = {
  'nz.creditno.want': {
    says: 'Le prêteur refuse votre demande de crédit. Par cette lettre, vous ne devez rien.',
  },
  'nz.creditno.reality': {
    says: 'Un refus n’est pas pour toujours, et il peut venir d’une erreur dans votre dossier de crédit.',
  },
  'nz.creditno.step': {
    says: 'Obtenez gratuitement votre dossier de crédit et lisez chaque ligne. Ne demandez pas à beaucoup de prêteurs; chaque demande peut se voir.',
  },
  'nz.creditno.option': {
    says: 'Écrivez ce qui est faux, avec des preuves. Demandez au prêteur de revoir la demande une fois l’erreur corrigée.',
    title: 'Faire corriger une erreur',
    cost: 'Rien.',
    time: 'Environ un mois.',
    risk: 'Aucun.',
    bestFor: 'Si le dossier montre une dette, un nom ou un défaut faux.',
  },
  'nz.creditno.right-report': {
    says: 'Demandez au prêteur la raison et l’agence de crédit utilisée. Vous pouvez voir votre dossier gratuitement et faire corriger les erreurs.',
  },
  'nz.creditno.right-scheme': {
    says: 'Un prêteur doit vérifier que vous pouvez rembourser sans misère, et peut donc refuser. S’il a été négligent, son service de litiges gratuit peut l’examiner.',
  },
}

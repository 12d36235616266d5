/** The French words of the rows in ../credit-refused.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_REFUSED_WORDS: Words = {
  'au.creditno.want': {
    says: 'Le prêteur refuse votre demande de crédit. Par cette lettre, vous ne devez rien.',
  },
  'au.creditno.reality': {
    says: 'Un refus n’est pas pour toujours, et il peut venir d’une erreur dans votre dossier de crédit.',
  },
  'au.creditno.step': {
    says: 'Obtenez gratuitement votre dossier de crédit et lisez chaque ligne. Ne demandez pas à beaucoup de prêteurs; chaque demande peut se voir.',
  },
  'au.creditno.option': {
    says: 'Écrivez ce qui est faux, avec des preuves. Demandez au prêteur de revoir la demande une fois l’erreur corrigée.',
    title: 'Faire corriger une erreur',
    cost: 'Rien.',
    time: 'Environ un mois.',
    risk: 'Aucun.',
    bestFor: 'Si le dossier montre une dette, un nom ou un défaut faux.',
  },
  'au.creditno.right-report': {
    says: 'Le prêteur doit dire quel organisme de crédit il a utilisé. Vous pouvez voir le dossier gratuitement et faire corriger les erreurs dans les 30 jours.',
  },
  'au.creditno.right-scheme': {
    says: 'Si le prêteur ou l’organisme de crédit ne corrige pas une erreur, l’AFCA décide gratuitement.',
  },
}

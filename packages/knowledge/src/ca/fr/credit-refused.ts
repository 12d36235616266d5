/** The French words of the rows in ../credit-refused.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_REFUSED_WORDS: Words = {
  'ca.creditno.want': {
    says: 'Le prêteur refuse votre demande de crédit. Par cette lettre, vous ne devez rien.',
  },
  'ca.creditno.reality': {
    says: 'Un refus n’est pas pour toujours, et il peut venir d’une erreur dans votre dossier de crédit.',
  },
  'ca.creditno.step': {
    says: 'Obtenez gratuitement votre dossier de crédit et lisez chaque ligne. Ne demandez pas à beaucoup de prêteurs; chaque demande peut se voir.',
  },
  'ca.creditno.option': {
    says: 'Écrivez ce qui est faux, avec des preuves. Demandez au prêteur de revoir la demande une fois l’erreur corrigée.',
    title: 'Faire corriger une erreur',
    cost: 'Rien.',
    time: 'Environ un mois.',
    risk: 'Aucun.',
    bestFor: 'Si le dossier montre une dette, un nom ou un défaut faux.',
  },
  'ca.creditno.right-report': {
    says: 'Vous pouvez demander quel bureau de crédit le prêteur a utilisé. Les deux doivent vous montrer votre dossier et corriger gratuitement ce qui est faux.',
  },
  'ca.creditno.right-scheme': {
    says: 'Si une banque vous a traité injustement, plaignez-vous à elle. Après 56 jours, ou sa réponse finale, l’OSBI examine gratuitement.',
  },
}

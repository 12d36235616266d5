/** Complaints about a dismissal: to whom, and by when: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_COMPLAINTS_WORDS: Words = {
  'ca.work.opt-standards': {
    says: 'L’organisme de votre province peut faire payer gratuitement le salaire et le préavis minimum.',
    title: 'Plainte aux normes du travail',
    cost: 'Gratuit.',
    time: 'Des mois.',
    risk: 'En Ontario, cela peut bloquer une poursuite pour le même préavis.',
    bestFor: 'On n’a pas payé le minimum.',
  },
  'ca.work.warn-limits': {
    says: 'Certains délais sont courts : 45 jours au Québec, 90 jours pour les emplois fédéraux. Notez le jour de la fin.',
  },
  'ca.work.fed-unjust': {
    says: 'Dans un emploi fédéral, après 12 mois et sans syndicat, vous avez 90 jours pour une plainte de congédiement injuste.',
    action: 'Déposer une plainte de congédiement injuste au Programme du travail',
    consequence: 'Vous perdez cette voie.',
  },
  'ca.work.qc-124': {
    says: 'Au Québec, après deux ans, vous avez 45 jours pour une plainte de congédiement sans cause juste et suffisante. Nous comptons depuis la lettre.',
    action: 'Déposer une plainte à la CNESST',
    consequence: 'Vous perdez le droit à cette plainte.',
  },
  'ca.work.bc-complaint': {
    says: 'En Colombie-Britannique, vous avez six mois depuis votre dernier jour pour porter plainte sur la paie ou le préavis.',
    action: 'Déposer une plainte à l’Employment Standards Branch',
    consequence: 'La Branch peut refuser une plainte tardive.',
  },
  'ca.work.ab-complaint': {
    says: 'En Alberta, vous avez six mois depuis votre dernier jour pour porter plainte sur la paie ou le préavis.',
    action: 'Déposer une plainte à Employment Standards',
    consequence: 'Une plainte tardive peut être refusée.',
  },
  'ca.work.on-claim': {
    says: "En Ontario vous avez deux ans pour réclamer salaire ou préavis. Une plainte pour préavis au ministère du Travail empêche d'en demander plus au tribunal, sauf si vous la retirez sous deux semaines. Prenez conseil d'abord.",
    action: 'Réclamer salaire ou préavis impayés',
    consequence: 'La réclamation est trop tardive.',
  },
  'ca.work.right-void-clause': {
    says: 'En Ontario, une seule ligne illégale sur la fin de l’emploi peut annuler toutes les limites du préavis dans votre contrat. On vous doit alors peut-être bien plus que le minimum. Montrez-le à un avocat.',
  },
  'ca.work.right-two-years': {
    says: 'Vous avez en général deux ans pour poursuivre l’employeur pour l’indemnité de préavis. Comptez du jour où on vous l’a dit.',
  },
}

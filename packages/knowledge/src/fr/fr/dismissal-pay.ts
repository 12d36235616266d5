/** What is due when a job ends: notice, pay, papers and benefits: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_PAY_WORDS: Words = {
  'fr.job.not-yet-waive': {
    says: 'Personne ne peut vous faire renoncer par une signature sur le solde de tout compte. Vous avez six mois pour le dénoncer.',
  },
  'fr.job.know-benefits': {
    says: 'Après tout licenciement, même pour faute grave, vous pouvez demander le chômage à France Travail.',
  },
  'fr.job.deadline-receipt': {
    says: 'Si vous avez signé le solde de tout compte, vous avez six mois pour dénoncer ses sommes.',
    action: 'Dénoncer le solde de tout compte par recommandé',
    consequence: 'Après, les sommes listées sont définitives.',
  },
  'fr.job.step-register': {
    says: 'Inscrivez-vous à France Travail dès la fin du contrat. L’employeur doit vous donner les papiers.',
  },
  'fr.job.step-papers': {
    says: 'Vérifiez vos papiers : certificat de travail, attestation France Travail, solde de tout compte.',
  },
  'fr.job.right-notice': {
    says: 'Vous avez droit à un préavis : un mois dès six mois de travail, deux mois dès deux ans. Votre convention peut donner plus.',
  },
  'fr.job.right-pay': {
    says: 'Après huit mois, vous avez une indemnité : un quart de mois de salaire par an, et un tiers à partir de la onzième année.',
  },
  'fr.job.right-fault': {
    says: 'Pour faute grave, il n’y a ni préavis ni indemnité. Les congés non pris restent dus.',
  },
  'fr.job.option-accept': {
    title: 'Accepter et réclamer ce qui est dû',
    says: 'Vérifiez préavis, indemnité et congés payés. Inscrivez-vous à France Travail.',
    cost: 'Rien.',
    time: 'Un jour.',
    risk: 'Vous pouvez perdre de l’argent si le motif était mauvais.',
    bestFor: 'Le motif est juste et les sommes correctes.',
  },
}

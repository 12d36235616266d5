/** Decisions of insurers: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_REFUSAL_WORDS: Words = {
  'fr.other.insure-want': {
    says: 'L’assureur décide sur votre sinistre ou contrat. Vous pouvez ne pas être d’accord.',
  },
  'fr.other.insure-who': {
    says: 'Un assureur est une entreprise privée. Sa décision n’est pas un jugement.',
  },
  'fr.other.insure-reality': {
    says: 'Un refus n’est pas la fin. L’assureur doit citer une clause claire de votre contrat.',
  },
  'fr.other.insure-rights': {
    says: 'Vous pouvez demander les raisons, avoir votre propre expert et saisir un médiateur gratuit.',
  },
  'fr.other.insure-step-reason': {
    says: 'Demandez par écrit la clause du refus. Demandez le rapport d’expert.',
  },
  'fr.other.insure-step-contract': {
    says: 'Lisez garanties et exclusions. Une exclusion doit être claire, limitée et très apparente.',
  },
  'fr.other.insure-step-complain': {
    says: 'Écrivez au service réclamations. Après deux mois, saisissez le médiateur de l’assurance.',
  },
  'fr.other.insure-step-expert': {
    says: 'Si la valeur est fausse, demandez une contre-expertise.',
  },
  'fr.other.insure-right-clear': { says: 'Les exclusions floues ou cachées ne comptent pas.' },
  'fr.other.insure-right-two': {
    says: 'Vous avez deux ans après l’événement pour saisir le juge. Une lettre recommandée sur le règlement les fait repartir.',
  },
  'fr.other.insure-right-mediator': { says: 'Le médiateur de l’assurance est gratuit.' },
  'fr.other.insure-option-dispute': {
    title: 'Contester le refus',
    says: 'Écrivez au service réclamations avec preuves, photos et factures.',
    cost: 'Une lettre recommandée.',
    time: 'Deux mois pour la réponse.',
    risk: 'Faible.',
    bestFor: 'Le refus semble faux.',
  },
  'fr.other.insure-option-mediator': {
    title: 'Saisir le médiateur gratuit',
    says: 'La Médiation de l’Assurance examine le dossier.',
    cost: 'Rien.',
    time: 'Quelques mois.',
    risk: 'Aucun. Les deux ans sont suspendus.',
    bestFor: 'Pas de bonne réponse en deux mois.',
  },
  'fr.other.insure-limit': {
    says: 'Les actions d’un contrat d’assurance se prescrivent par deux ans.',
    from: 'le jour de l’événement',
    restartedBy:
      'Une lettre recommandée sur le règlement, ou la nomination d’un expert, fait repartir les deux ans.',
  },
  'fr.other.insure-warn-two': {
    says: 'Ne laissez pas passer deux ans en écrivant. Envoyez une lettre recommandée.',
  },
  'fr.other.insure-deadline-unpaid': {
    says: 'Vous avez 30 jours après cette mise en demeure avant la suspension de la garantie. Dix jours plus tard, l’assureur peut résilier.',
    action: 'Payer la cotisation, ou demander un délai',
    consequence: 'Après, vous n’êtes plus couvert, et la cotisation reste due.',
  },
  'fr.other.insure-right-late': {
    says: 'Une déclaration tardive ne vous prive de la garantie que si le contrat le dit et si l’assureur prouve que le retard lui a nui.',
  },
  'fr.other.insure-right-own-time': {
    says: 'Un court délai de recours est la règle propre de l’assureur. Respectez-le si possible. Il ne vous enlève pas les deux ans que la loi donne pour saisir le juge.',
  },
}

/** Questions about debts that a person cannot pay, and whose debts they are. `asks` holds the words people type, in French and in English: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_WORDS: Words = {
  'fr.ask-debt.step-write': {
    says: 'Notez dates et sommes : l’échéance, ce qui est payé, qui vous a écrit.',
  },
  'fr.ask-debt.step-help': {
    says: 'Voyez un Point conseil budget ou un point-justice (3039). C’est gratuit.',
  },
  'fr.ask-debt.step-keep': { says: 'Gardez lettres, enveloppes et preuves de paiement.' },
  'fr.ask-debt.right-no-title': {
    says: 'Personne ne peut saisir votre argent ou vos biens sans titre exécutoire.',
  },
  'fr.ask-debt.right-costs': {
    says: 'Les frais de recouvrement avant un titre ne sont pas à votre charge.',
  },
  'fr.ask-debt.right-time': { says: 'Un juge peut vous accorder jusqu’à deux ans pour payer.' },
  'fr.ask-debt.option-help': {
    title: 'Voir un conseiller gratuit',
    says: 'Un Point conseil budget regarde toutes vos dettes avec vous.',
    cost: 'Rien.',
    time: 'Un rendez-vous.',
    risk: 'Aucun.',
    bestFor: 'Toute personne avec des dettes.',
  },
  'fr.ask-debt.option-plan': {
    title: 'Proposer une petite mensualité',
    says: 'Proposez par écrit ce que vous pouvez tenir. Vérifiez d’abord l’âge de la dette.',
    cost: 'Ce que vous proposez.',
    time: 'Une soirée.',
    risk: 'Cela peut faire repartir le délai d’une vieille dette.',
    bestFor: 'Vous devez la somme et elle est récente.',
  },
  'fr.ask-debt.know-overdebt': {
    says: 'L’aide de la Banque de France (surendettement) est gratuite et peut arrêter les saisies.',
    learnMore: 'Ne payez jamais une société qui propose de le faire.',
  },
  'fr.ask-debt.warn-court': {
    says: 'Les actes remis par un commissaire de justice ont des délais courts. Ne les laissez pas sans lecture.',
  },
  'fr.ask-debt.right-proof': { says: 'C’est à celui qui réclame de prouver la dette.' },
  'fr.ask-debt.spouse': {
    dependsOn: 'la raison de la dette',
    says: 'Mariés, vous devez tous deux les dettes du ménage et des enfants. Un gros crédit signé par un seul est à lui.',
  },
  'fr.ask-debt.inherited': {
    dependsOn: 'votre choix sur la succession',
    says: 'Vous pouvez refuser la succession, ou l’accepter à hauteur de l’actif. Si vous l’acceptez simplement, vous prenez aussi les dettes.',
  },
}

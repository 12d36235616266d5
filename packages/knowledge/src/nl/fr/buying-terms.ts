/** Achat, livraison, vol, prime et BKR, en français. */
import type { Words } from '@plainletter/contracts/rule'

export const BUYING_TERMS_FR: Words = {
  'nl.buy.right-last-chance': {
    says: 'Donnez par écrit une dernière date à l’entreprise (ingebrekestelling). Si elle ne fait toujours rien, vous pouvez mettre fin au contrat et demander réparation.',
  },
  'nl.buy.right-not-told': {
    says: 'Si un vendeur en ligne ne vous a pas parlé des 14 jours de rétractation, vous avez jusqu’à 12 mois de plus.',
  },
  'nl.buy.right-button': {
    says: 'Un bouton de commande en ligne doit dire que vous devez payer. Sinon, vous pouvez annuler le contrat.',
  },
  'nl.buy.right-delivery': {
    says: 'Un vendeur doit livrer dans les 30 jours, sauf autre accord. S’il tarde, donnez un délai juste, puis annulez et demandez votre argent.',
  },
  'nl.buy.right-pressure': {
    says: 'Un contrat conclu parce qu’une entreprise vous a trompé ou pressé peut être annulé. Notez tout et gardez les preuves.',
  },
  'nl.buy.right-flight': {
    says: 'Si un vol est annulé ou très en retard, vous avez peut-être droit à une aide, un remboursement et une somme fixe. Demandez d’abord à la compagnie.',
  },
  'nl.insurance.right-premium': {
    says: 'Pour une prime suivante, la garantie s’arrête seulement après un rappel de 14 jours qui dit les suites. L’assurance santé de base a ses règles.',
  },
  'nl.credit.right-bkr': {
    says: 'Vous pouvez demander au prêteur d’effacer une inscription BKR si elle vous nuit plus qu’elle ne protège. Il doit répondre en un mois.',
  },
  'nl.credit.right-court': {
    says: 'Si le prêteur refuse, vous pouvez saisir le tribunal dans les six semaines, ou le Kifid. Le juge pèse vos besoins et la raison de l’inscription.',
  },
  'nl.credit.refused-reality': {
    says: 'Un prêteur peut dire non, et il le doit si le prêt était trop lourd pour vous. Vous ne devez rien pour cela.',
  },
  'nl.credit.step-file': {
    says: 'Demandez votre dossier au BKR : c’est gratuit. Demandez au prêteur quelles données il a utilisées et faites corriger les erreurs.',
  },
  'nl.credit.right-person': {
    says: 'Si seul un ordinateur a dit non, vous pouvez demander qu’une personne revoie la décision et vous écoute.',
  },
  'nl.debt.right-terms': {
    says: 'Une clause qui rend tout le reste dû d’un coup, ou fixe une forte pénalité, peut être abusive pour un consommateur. Alors elle ne vous lie pas.',
  },
}

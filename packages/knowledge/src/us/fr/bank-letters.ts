/** The French words of the rows in ../bank-letters.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BANK_LETTERS_FR: Words = {
  'us.bank.right-notice': {
    says: 'Votre banque ou votre coopérative (credit union) doit écrire 30 jours avant un changement qui est moins bon pour vous, comme de nouveaux frais.',
  },
  'us.bank.step-compare': {
    says: 'Cherchez le jour du changement et les nouveaux frais. S’ils ne vous conviennent pas, déplacez votre argent avant ce jour.',
  },
  'us.bank.right-stop-payment': {
    says: 'Vous pouvez arrêter un paiement automatique. Dites-le à votre banque au moins trois jours ouvrables avant.',
  },
  'us.bank.right-other-sum': {
    says: 'Si un paiement automatique aura une autre somme, vous pouvez être prévenu dix jours avant.',
  },
  'us.bank.right-wrong-debit': {
    says: 'Signalez un débit faux à votre banque dans les 60 jours après le relevé. Elle doit l’examiner, le plus souvent en dix jours ouvrables.',
  },
  'us.bank.asked-fraud': {
    says: 'Signalez à la banque dans les deux jours un virement que vous n’avez pas permis, et tout débit dans les 60 jours après le relevé. Elle doit l’examiner. Si vous l’avez envoyé vous-même, contestez aussi.',
  },
}

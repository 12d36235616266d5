/** The French words of the rows in ../bank-decisions.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BANK_DECISIONS_FR: Words = {
  'us.bank.right-hold': {
    says: 'Une banque peut retenir un chèque plus longtemps seulement pour les raisons nommées dans la loi. Elle doit vous dire par écrit pourquoi et quand vous aurez l’argent.',
  },
  'us.bank.right-hold-part': {
    says: 'Si l’attente en plus dépasse cinq jours ouvrables, la banque doit montrer qu’elle en a besoin.',
  },
  'us.bank.step-hold': {
    says: 'Demandez à l’agence de libérer l’argent plus tôt et d’effacer les frais de découvert causés par l’attente.',
  },
  'us.bank.reality-hold': {
    says: 'L’argent est toujours à vous. Retenir un chèque n’est pas une dette ni le signe d’un délit.',
  },
  'us.bank.right-explain': {
    says: 'La banque doit le plus souvent l’examiner en dix jours ouvrables. Si elle dit non, elle doit l’expliquer par écrit et vous montrer ses papiers quand vous le demandez.',
  },
  'us.bank.right-limit': {
    says: 'C’est à la banque de montrer que vous avez permis un virement. Si vous avez signalé le vol d’une carte ou d’un code dans les deux jours ouvrables, vous risquez au plus 50 $.',
  },
  'us.bank.step-papers': {
    says: 'Écrivez à la banque que vous n’avez pas fait le virement et voulez des copies de tout ce sur quoi elle s’appuie. Plaignez-vous ensuite au CFPB.',
  },
  'us.bank.right-overdraft': {
    says: 'Une banque peut faire payer un découvert au distributeur ou pour un paiement unique par carte seulement si vous aviez accepté cela avant.',
  },
  'us.bank.want-overdraft': {
    says: 'La banque dit que votre compte est passé sous zéro et a pris des frais pour cela.',
  },
  'us.bank.step-overdraft': {
    says: 'Regardez ce qui a été payé et dans quel ordre. Demandez à la banque de rendre les frais, et refusez les découverts payants si vous le voulez.',
  },
  'us.bank.option-overdraft': {
    says: 'Demandez par écrit le remboursement des frais. Sans réponse, plaignez-vous au CFPB.',
    title: 'Demander le remboursement des frais',
    cost: 'Gratuit',
    time: 'Un appel ou une lettre',
    risk: 'Aucun.',
    bestFor: 'Ce sont vos premiers frais, ou vous n’aviez jamais accepté.',
  },
  'us.bank.right-closed': {
    says: 'Une banque peut le plus souvent fermer un compte, mais ce qu’il contient est à vous. Si un rapport en était la raison, vous pouvez l’avoir gratuitement et le contester.',
  },
  'us.bank.step-closed': {
    says: 'Déplacez votre paie, vos aides et vos factures avant ce jour. Demandez par écrit votre solde et la raison.',
  },
  'us.bank.want-closed': {
    says: 'La banque ferme votre compte à une date, et peut le dire à une société comme ChexSystems.',
  },
}

/** The French words of the Netherlands: scam. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_FR: Words = {
  'nl.scam.want': {
    says: 'Ce message veut votre argent ou vos codes en vous pressant.',
  },
  'nl.scam.who': {
    says: 'Cela ressemble à un escroc qui utilise un nom connu.',
  },
  'nl.scam.real': {
    says: 'La police, votre banque et le CJIB ne demandent jamais votre code PIN ni de cryptomonnaie.',
  },
  'nl.scam.step-stop': {
    says: 'Ne payez pas, ne cliquez pas et ne rappelez pas. Cherchez vous-même le vrai numéro.',
  },
  'nl.scam.step-bank': {
    says: 'Payé ou donné un code ? Appelez votre banque tout de suite.',
  },
  'nl.scam.step-report': {
    says: 'Signalez-le à la Fraudehelpdesk et à la police.',
  },
  'nl.scam.right-ignore': {
    says: 'Vous n’avez pas à payer des choses que vous n’avez pas commandées.',
  },
  'nl.scam.option-ignore': {
    title: 'Ne pas répondre et signaler',
    says: 'Vérifiez d’abord auprès de la vraie organisation.',
    cost: 'Rien.',
    time: 'Quelques minutes.',
    risk: 'Aucun si vous avez vérifié.',
    bestFor: 'Vous ne connaissez pas la dette.',
  },
  'nl.scam.crime': {
    says: 'Il ne vous arrive rien si vous ne répondez pas. Tromper les gens pour de l’argent est un délit.',
  },
  'nl.scam.right-bank': {
    says: 'Si de l’argent est parti de votre compte sans votre oui, la banque doit le rendre, sauf grave imprudence de votre part.',
  },
}

/** The French words of the rows in ../rent-charges.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_CHARGES_WORDS: Words = {
  'fr.charges.want': {
    says: 'Votre bailleur a comparé les charges réelles d’une année avec vos provisions, et veut le reste.',
  },
  'fr.charges.want-check': {
    says: 'Vous pouvez le vérifier et demander les justificatifs avant de payer.',
  },
  'fr.charges.reality': {
    says: 'Vous pouvez voir les justificatifs pendant six mois. Seules les charges de la liste légale comptent.',
  },
  'fr.charges.not-yet': {
    says: 'Personne ne peut rien saisir avec cette lettre. Il faut un titre, le plus souvent d’un juge.',
  },
  'fr.charges.right-proof': {
    says: 'Le décompte par nature de charges doit venir un mois avant. Les justificatifs doivent rester ouverts six mois.',
  },
  'fr.charges.right-late': {
    says: 'Si le décompte vient après la fin de l’année suivante, vous pouvez payer en douze fois.',
  },
  'fr.charges.right-three': {
    says: 'Les charges de plus de trois ans ne peuvent plus être réclamées.',
  },
  'fr.charges.right-list': {
    says: 'Les grosses réparations et les frais de gestion du bailleur ne sont pas à votre charge.',
  },
  'fr.charges.step-ask': {
    says: 'Demandez par écrit les justificatifs et le calcul de votre part.',
  },
  'fr.charges.step-compare': {
    says: 'Comparez chaque ligne avec l’an dernier et avec la liste légale. Notez ce qui est nouveau.',
  },
  'fr.charges.option-check': {
    says: 'Demandez d’abord les justificatifs et dites que vous paierez ce qui est juste.',
    title: 'Demander les justificatifs et contester',
    cost: 'Gratuit',
    time: 'Dans les six mois',
    risk: 'Payez à temps ce qui est clairement juste.',
    bestFor: 'Le montant est élevé ou pas expliqué.',
  },
  'fr.charges.option-plan': {
    says: 'Demandez à payer en plusieurs fois, douze si le décompte est tardif.',
    title: 'Demander un étalement',
    cost: 'Le montant, en plusieurs fois',
    time: 'Avant la date de la lettre',
    risk: 'Ils peuvent refuser si le décompte est à temps.',
    bestFor: 'Le montant est juste mais trop haut d’un coup.',
  },
}

/** Le passage à Universal Credit : le droit du Royaume-Uni en français. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const NOT_BY_ITSELF: RowWords = {
  says: 'Le passage ne se fait pas tout seul. Sans demande, les anciennes aides s’arrêtent, et le complément peut être perdu.',
}
const CLAIM: RowWords = {
  says: 'Faites la demande avant la date limite de la lettre, en ligne ou par téléphone. N’arrêtez pas vous-même les anciennes aides.',
  title: 'Demander Universal Credit à temps',
  cost: 'Rien.',
  time: 'Environ une heure, puis un entretien.',
  risk: 'Cinq semaines jusqu’au premier paiement. Demandez une avance si besoin.',
  bestFor: 'Presque tous ceux qui reçoivent cette lettre.',
}

export const UNIVERSAL_CREDIT_MOVE_FR: Words = {
  'gb.move.not-by-itself': NOT_BY_ITSELF,
  'gb.move.no-fault': {
    says: 'Vous n’avez rien fait de mal, et ce n’est pas une dette. Tous ceux qui ont les anciennes aides reçoivent un tel avis.',
  },
  'gb.move.right-late': {
    says: 'Vous avez manqué la date limite ? Faites la demande tout de suite, dans le mois qui suit. Le complément peut encore être sauvé.',
  },
  'gb.move.right-two-weeks': {
    says: 'Housing Benefit, Income Support et ESA ou JSA sous condition de revenu continuent encore deux semaines. Vous ne le remboursez pas.',
  },
  'gb.move.right-savings': {
    says: 'Vous aviez des tax credits et plus de £16,000 d’épargne ? Vous pouvez quand même avoir Universal Credit les 12 premiers mois.',
  },
  'gb.move.right-advance': {
    says: 'Le premier paiement vient après environ cinq semaines. Vous pouvez demander une avance, un prêt sans intérêts.',
  },
  'gb.move.right-again': {
    says: 'Si la première somme semble fausse, demandez dans le mois un nouvel examen (mandatory reconsideration). Ensuite le recours est gratuit.',
  },
  'gb.move.too-ill': {
    says: 'Étiez-vous reconnu trop malade pour travailler avec ESA ? Cela compte aussi pour Universal Credit, sans nouvel examen d’abord.',
    actionable:
      'Dites-le dans la demande, et écrivez-le dans votre journal si la première somme l’oublie.',
  },
  'gb.move.council-tax': {
    says: 'Council Tax Reduction ne fait pas partie d’Universal Credit. Dites à votre commune que vous changez, et demandez-la là-bas.',
  },
  'gb.move.step-couple': {
    says: 'Vous vivez en couple ? Les deux doivent faire une demande, et les relier avec le code reçu.',
  },
  'gb.move.step-help': {
    says: 'Si vous ne pouvez pas aller en ligne ou êtes malade, appelez le numéro de la lettre. Help to Claim de Citizens Advice est gratuit.',
  },
  'gb.move.option-claim': CLAIM,
  'gb.move.option-time': {
    says: 'Appelez le numéro de la lettre avant la date limite. Donnez votre raison, et demandez la nouvelle date par écrit.',
    title: 'Demander une date limite plus tardive',
    cost: 'Rien.',
    time: 'Un appel.',
    risk: 'Ils peuvent refuser. Respectez l’ancienne date tant que vous n’avez pas la nouvelle.',
    bestFor: 'Vous êtes malade, à l’hôpital, soignez quelqu’un ou manquez de papiers.',
  },
  'gb.move.ni-step': {
    says: 'Demandez Universal Credit avant la date limite de la lettre. S’il faut plus de temps, appelez avant ce jour le numéro indiqué.',
  },
  'gb.move.ni-right-protected': {
    says: 'Si vous demandez à temps et que les anciennes aides payaient plus, un complément peut couvrir la différence au début.',
  },
  'gb.move.ni-right-time': {
    says: 'Avec une bonne raison, comme la maladie, vous pouvez avoir une date plus tardive. Si vous l’avez manquée, demandez tout de suite, dans le mois.',
  },
  'gb.move.ni-warning': NOT_BY_ITSELF,
  'gb.move.ni-option-claim': CLAIM,
}

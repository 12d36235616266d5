/** Letters that claim money for an affair or for a legal share of an estate: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const FAMILY_CLAIMS_FR: Words = {
  'jp.affair.right-broken': {
    says: 'Vous ne devez rien si le mariage était déjà rompu, ou si vous ne le saviez pas et ne pouviez le savoir. C’est à eux de prouver la relation.',
  },
  'jp.affair.right-three-years': {
    says: 'La demande se prescrit trois ans après qu’ils ont su le fait et votre nom. Vous devez le dire vous-même.',
  },
  'jp.affair.right-share': {
    says: 'Vous et le conjoint devez cette somme ensemble. Ce que le conjoint a payé compte aussi pour vous. Sans divorce, la somme est souvent plus basse. Demandez les deux par écrit.',
  },
  'jp.affair.option-answer': {
    title: 'Répondre par un avocat',
    says: 'Laissez un avocat écrire ce qui est faux, ou offrir une somme plus basse qui finit tout (示談).',
    cost: 'Des honoraires. Houterasu peut les avancer avec peu de revenus.',
    time: 'Avant le jour de la lettre.',
    risk: 'Ce que vous admettez par écrit peut servir au tribunal.',
    bestFor: 'Vous le niez, ou la somme est trop haute.',
  },
  'jp.affair.step-no-sign': {
    says: 'Ne signez pas, ne payez pas, n’appelez pas aujourd’hui. Écrivez que vous avez la lettre et répondrez. Montrez-la à un avocat avant la date.',
  },
  'jp.heirs.right-one-year': {
    says: 'La demande de réserve (遺留分) ne porte que sur de l’argent et doit venir dans l’année. Vous pouvez demander au tribunal plus de temps pour payer.',
  },
}

/** The law on stopping a seizure, telling what one owns and pay that tax offices must leave: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENFORCEMENT_TERMS_FR: Words = {
  'jp.enforce.right-stop-suit': {
    says: 'Si vous avez payé après le jugement, ou s’il est trop vieux, vous pouvez agir contre la saisie (請求異議の訴え) et demander sa suspension.',
  },
  'jp.enforce.warn-disclosure': {
    says: 'Vous devez obéir à une convocation pour déclarer vos biens (財産開示). Ne pas venir ou mentir est un délit. Prenez conseil avant.',
  },
  'jp.enforce.right-tax-pay': {
    says: 'Le fisc aussi doit vous laisser une part de base du salaire et de quoi vivre et travailler. S’il n’y a rien à saisir, il peut arrêter.',
  },
}

/** The Japanese words of the rows in ../condominium.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CONDOMINIUM_JA: Words = {
  'ca.condo.on': {
    says: 'オンタリオ州では、管理組合（corporation）は、家への担保（lien）を登録する少なくとも10日前に警告しなければなりません。担保は、その日の前の多くて3か月分の費用が対象です。',
  },
  'ca.condo.bc': {
    says: 'ブリティッシュ・コロンビア州では、管理組合（strata）は、家への担保（lien）を登録する前や裁判を起こす前に、2週間前の書面の通知を出さなければなりません。',
  },
}

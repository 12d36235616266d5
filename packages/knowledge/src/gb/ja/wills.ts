/** What someone left: wills, claims on them and those who settle them. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const WILLS_JA: Words = {
  'gb.will.wants': {
    says: '遺産についての手紙です。請求をあきらめるよう求めているかもしれません。今は何にも署名しなくてかまいません。',
  },
  'gb.will.right-claim': {
    says: '夫、妻、パートナー、子、養われていた人は、公正な分を裁判所に求められます。遺産の許可（grant of probate）から6か月です。',
  },
  'gb.will.right-valid': {
    says: '遺言は、二人の証人の前で、はっきりした心で、圧力なしに署名したときだけ有効です。作った時の記録を弁護士に求められます。',
  },
  'gb.will.right-account': {
    says: '遺産を扱う人は、集め、借金を払い、分ける必要があります。一覧と計算を求められます。',
  },
  'gb.will.step': {
    says: '6か月が終わる前に遺産の弁護士に会い、先に何にも署名しないでください。許可がまだなら、差し止め（caveat）について聞きます。',
  },
  'gb.will.answer': {
    says: '夫、妻、パートナー、子、養われていた人は、遺産の許可から6か月以内に公正な分を求められます。正しく署名していないか、圧力で作った遺言も無効です。',
  },
}

/** The police: searches, interviews, things they keep, and charges on paper. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const POLICE_AND_CHARGES_JA: Words = {
  'gb.police.right-search': {
    says: '道で調べるには、警察に本当の理由が要ります。理由、名前と署を言い、記録を渡すと申し出る必要があります。',
  },
  'gb.police.right-solicitor': {
    says: '警察署では弁護士が無料です。任意の聞き取りでも同じです。答える前に頼みます。',
  },
  'gb.police.answer': {
    says: '行く義務はありませんが、逮捕されることがあります。行く前に無料の弁護士を頼み、いないときは答えないでください。話した事は裁判で使われます。',
  },
  'gb.police.right-property': {
    says: "警察が物を持てるのは必要な間だけです。書面で返すよう求めます。Magistrates' Court が命じられます。",
  },
  'gb.court.single-justice': {
    says: '21日以内に、有罪か無罪かを答えます。法廷で話すこともできます。黙っていると、いないまま有罪になることがあります。',
  },
  'gb.caution.right-lawyer': {
    says: '弁護士を同席させられ、話した事は裁判で使われます。起訴の代わりの罰金を受ける義務はありません。',
  },
  'gb.police.right-dog': {
    says: '助言を受ける前に犬を手放す書類に署名しないでください。決めるのは裁判所だけです。危険がなく、飼い主として適切なら、条件付きで飼い続けられます。弁護士と自分側の専門家を求めましょう。',
  },
}

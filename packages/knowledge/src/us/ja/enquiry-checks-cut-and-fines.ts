/** The Japanese words of the rows in ../enquiry-checks-cut-and-fines.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHECKS_CUT_AND_FINES_JA: Words = {
  'us.fact.ssi-living-with-family': {
    says: '家賃や光熱費をいくら払っているか、書面でSocial Securityに伝えてください。自分の分より少なくしか払わないと、SSIは最大で約3分の1減ることがあります。2024年9月から食費は数えません。自分の分を払っていれば減額は終わるはずです。60日以内に再審査を。10日以内ならたいてい元の額が続きます。',
  },
  'us.fact.fines-and-jail': {
    says: '本当に払えないなら、できません。罰金の未払いで収監する前に、裁判官は理由を聞き、払えたのに払わなかった人だけを収監できます。収入・家賃・失業の証拠を持って審理に出て、公選弁護人、少額の分割、社会奉仕、免除を求めてください。期日は必ず守ること。欠席すると逮捕状が出ます。',
  },
  'us.fact.child-claimed-by-ex': {
    says: 'それでも子どもを入れて申告してください。紙か、IRS.govのIdentity Protection PINでオンラインで出せます。Form 8332に署名していなければ、子が多くの夜を過ごした親が申告できます。その後IRSが両方に手紙を出します。あなたの住所が載った学校・医師・保育の記録を残しましょう。誤った方が返します。',
  },
  'us.fact.work-permit-renewal': {
    says: '2025年10月30日以降に更新を申請した場合、ほとんどの就労許可はもう自動で延びません。カードが切れたら、新しいものが届くまで働けません。それより前の申請なら受領書で540日延びることがあります。TPSは異なる場合があります。困窮を理由に迅速化を頼み、移民弁護士に相談を。',
    dependsOn: '申請した日',
  },
}

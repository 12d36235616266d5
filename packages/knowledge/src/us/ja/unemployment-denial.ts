/** The Japanese words of the rows in ../unemployment-denial.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const UNEMPLOYMENT_DENIAL_JA: Words = {
  'us.jobless.want': { says: '州は、失業給付が受けられないことと、その理由を伝えています。' },
  'us.jobless.want-appeal': { says: '不服を申し立てられますが、期限は短いです。' },
  'us.jobless.who': {
    says: '州の役所が決めます。不服は、決定をしなかった審理官（hearing officer）が聞きます。',
  },
  'us.jobless.reality': {
    says: '最初に断られても終わりではありません。無料で不服を申し立て、自分の話ができます。',
  },
  'us.jobless.rights-summary': {
    says: '公正な審理を受け、記録を見て、証拠と証人を出す権利があります。',
  },
  'us.jobless.right-hearing': {
    says: '期限内に不服を申し立てれば、どの州も、公平な人の前での公正な審理をしなければなりません。',
  },
  'us.jobless.right-employer-proof': {
    says: '解雇なら、ほとんどの州で、雇い主が重い違反（misconduct）を示さなければなりません。自分で辞めたなら、あなたが正当な理由を示します。',
  },
  'us.jobless.step-appeal': {
    says: '手紙の最後の日までに、書面で不服を申し立ててください。発送から10日だけの州もあります。',
  },
  'us.jobless.step-claim': {
    says: '待つ間も毎週請求を続けてください。払われるのは、請求した週の分だけです。',
  },
  'us.jobless.step-proof': {
    says: '書類を集めてください。解雇の手紙、メッセージ、規則、見た人の名前です。',
  },
  'us.jobless.option-appeal': {
    says: '同意できず、審理を求めると言います。理由は後で加えられます。',
    title: '不服を申し立てる',
    cost: '無料',
    time: '手紙の最後の日まで',
    risk: 'なし。',
    bestFor: '理由に同意できない場合。',
  },
  'us.jobless.option-help': {
    says: '法律扶助は、このような審理をよく無料で引き受けます。',
    title: '無料の法律の助けを受ける',
    cost: '収入が低ければ無料',
    time: '今週',
    risk: 'なし。日数は進みます。',
    bestFor: '雇い主が弁護士を連れてくる、または複雑な場合。',
  },
}

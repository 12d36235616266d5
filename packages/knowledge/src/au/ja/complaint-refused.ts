/** The Japanese words of the rows in ../complaint-refused.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COMPLAINT_REFUSED_JA: Words = {
  'au.refused.reality': {
    says: 'これは会社の最後の言葉で、あなたの件の終わりではありません。AFCAが新しく調べられます。',
  },
  'au.refused.deadline': {
    says: 'たいてい、最終回答から2年あります。書類と記憶が新しいうちの、早いほうがよいです。',
    action: 'AFCAに苦情を送る',
    consequence: 'その後は、AFCAが調べるのを断ることがあります。',
  },
  'au.refused.right-free': { says: 'AFCAはあなたには無料で、弁護士はいりません。' },
  'au.refused.right-bind': {
    says: 'あなたがAFCAの決定を受け入れたら、会社は従わなければなりません。受け入れなければ、裁判所に行けます。',
  },
  'au.refused.step-gather': {
    says: 'この手紙を取っておいてください。自分の手紙、明細、電話のメモと一緒にします。',
  },
  'au.refused.option-afca': {
    says: 'オンラインで苦情を出してください。何が悪かったか、何を失ったか、どうしてほしいかを書きます。',
    title: 'AFCAに行く',
    cost: '無料です。',
    time: '数か月です。',
    risk: '小さいです。負けても何も払いません。',
    bestFor: 'それでも会社がまちがっていたと思うとき。',
  },
  'au.refused.reality-ombudsman': {
    says: 'これは会社の最後の言葉で、あなたの件の終わりではありません。オンブズマンが新しく調べられます。',
  },
  'au.refused.right-ombudsman': {
    says: 'オンブズマンは無料で、どちらの味方でもありません。電話とインターネットはTIO、電気と水は州のオンブズマンです。',
  },
  'au.refused.right-tribunal': {
    says: '商品やサービスについては、州の審判所（tribunal）にも行けます。安く、弁護士はたいていいりません。',
  },
  'au.refused.step-gather-all': {
    says: 'この手紙を取っておいてください。請求書、メール、電話のメモと一緒に、早めにオンブズマンに送ります。',
  },
  'au.refused.step-pay': {
    says: '争わない部分は払ってください。オンブズマンが調べる間、止めないよう会社に頼みます。',
  },
  'au.refused.option-ombudsman': {
    says: 'オンラインか電話で苦情を出してください。何が悪かったか、どうしてほしいかを言います。',
    title: 'オンブズマンに行く',
    cost: '無料です。',
    time: '数週間か数か月です。',
    risk: '小さいです。負けても何も払いません。',
    bestFor: 'それでも会社がまちがっていたと思うとき。',
  },
}

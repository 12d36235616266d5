/** The Japanese words of the rows in ../social-decision.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SOCIAL_DECISION_JA: Words = {
  'de.social.want': {
    says: '社会の役所が断っているか、求めたより少なく認めています。',
  },
  'de.social.reality': {
    says: '断りは、よく最後の言葉ではありません。異議は無料で、1文で足ります。',
  },
  'de.social.deadline': {
    says: '決定が届いた日から1か月あります。理由は後でもよいです。',
    action: '役所に異議（Widerspruch）を送る',
    consequence: '決定が確定します。後は、見直し（Überprüfungsantrag）だけが残ります。',
    service: '役所の手紙は、出してから4日目に届いたとみなされます',
  },
  'de.social.right-court': {
    says: '異議と社会裁判所は、あなたには費用がかかりません。弁護士もいりません。困っているときは、裁判所が早く決めます（Eilantrag）。',
  },
  'de.social.right-file': {
    says: '記録と医学の報告書を見られます。決定には理由がなければなりません。',
  },
  'de.social.right-review': {
    says: '1か月を過ぎましたか。見直しを求めてください。具合が悪くなったら、もう一度申請します（Änderungsantrag）。',
  },
  'de.social.right-disability': {
    says: 'すべての病気を、生活をどれだけ妨げるかで、まとめて数えます。50から重い障害です。30からは、職業の役所が同じようにあつかえます。',
  },
  'de.social.right-parents': {
    says: '親の手当は、申請の前の3か月分まで、さかのぼって払われます。断られたら、社会裁判所に行きます。',
  },
  'de.social.right-pension-years': {
    says: '幼い子を育てた年は、働いていなくても子1人につき最長3年、年金に数えられます。後からでも証明でき、記録は訂正されます。',
  },
  'de.social.step': {
    says: '「この日付の決定に異議を出します」と番号を書いてください。記録を求めます。医師の手紙は後で送ります。',
  },
  'de.social.option': {
    says: '期限内に異議を出します。社会団体（VdK、SoVD）が理由を書けます。',
    title: '無料で異議を出す',
    cost: '無料。',
    time: '1か月以内。',
    risk: 'ありません。',
    bestFor: '何かがぬけていたとき。',
  },
}

/** The Japanese words of the rows in ../bills.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BILLS_JA: Words = {
  'au.bill.want': { says: 'いつまでに返事がほしいのか、日付を見てください。' },
  'au.bill.reality': {
    says: '止める前に、会社は助けを申し出なければなりません。手紙の日付の前に電話してください。',
  },
  'au.bill.who': {
    says: '小売会社（retailer）が電気やガスを売っています。支払いが苦しい人のための方針（hardship policy）を持ち、オンブズマンに加わっていなければなりません。',
  },
  'au.bill.rights': {
    says: '支払い計画を求め、苦しい人のための制度（hardship program）に入り、請求を争うことができます。',
  },
  'au.bill.not-yet': {
    says: '書面の警告なしに止めることはできません。金曜日、週末、祝日や、あなたが計画を守っている間も止められません。',
  },
  'au.bill.right-plan': {
    says: '払えないなら、電気やガスの会社は、あなたが払える額に合う支払い計画を申し出なければなりません。',
  },
  'au.bill.right-hardship': {
    says: '苦しい人のための制度（hardship program）に入れます。入って守っている間は、止められません。',
  },
  'au.bill.right-tio': {
    says: '電話とインターネットは、Telecommunications Industry Ombudsmanが無料で助けます。',
  },
  'au.bill.vic': {
    says: 'ビクトリア州（Victoria）では、規則（code）にある助けを全部した後の、最後の手段としてだけ止められます。',
  },
  'au.bill.step-call': {
    says: '今、電話してください。「支払いが苦しい（hardship）ので、支払い計画をお願いします」と言います。',
  },
  'au.bill.step-concession': {
    says: '割引（concessions）、払戻し（rebates）、緊急の給付について、州に聞いてください。',
  },
  'au.bill.step-check': { says: 'メーターの数字と、請求書の日付を確かめてください。' },
  'au.bill.opt-plan': {
    says: '2週間ごとに、続けられる額を申し出てください。',
    title: '支払い計画を求める',
    cost: '約束した額です。',
    time: '止められる日の前です。',
    risk: '支払いを欠かすと、会社が動くことがあります。',
    bestFor: '払う義務はあるが、一度に払えないとき。',
  },
  'au.bill.opt-ombudsman': {
    says: 'まず会社に苦情を出し、次に州のオンブズマンに出します。',
    title: 'オンブズマンに行く',
    cost: '無料です。',
    time: '数日から数週間です。',
    risk: '小さいです。',
    bestFor: '請求がまちがっているか、止めるとおどされたとき。',
  },
  'au.bill.right-telco': {
    says: '電話やインターネットの会社は、払うための本当の助けを申し出なければなりません。止めるのは最後の段階でなければなりません。',
  },
}

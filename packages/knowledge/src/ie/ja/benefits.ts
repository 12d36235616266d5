/** The Japanese words of Ireland: benefits. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFITS_JA: Words = {
  'ie.benefit.want': {
    says: 'どの週の分か、いくらか、なぜかを見てください。',
  },
  'ie.benefit.reality': {
    says: '決定に不服を申し立て、返す額を小さくするよう頼めます。',
  },
  'ie.benefit.who': {
    says: '給付金はDepartment of Social Protectionが払います。Social Welfare Appeals Officeは、それとは別の機関です。',
  },
  'ie.benefit.rights': {
    says: '見直しを求め、無料で不服を申し立て、払える額を伝えられます。',
  },
  'ie.benefit.right-appeal': {
    says: 'Social Welfare Appeals Officeに不服を申し立てられます。審理（hearing）は無料です。',
  },
  'ie.benefit.right-comment': {
    says: 'お金を取られる前に、払える額を言うことができます。',
  },
  'ie.benefit.right-cap': {
    says: 'あなたの同意がなければ、取れるのは、週の本人分の額の15%までです。',
  },
  'ie.benefit.appeal': {
    says: '決定の日付から60日以内に不服を申し立ててください。遅れるにはよい理由が必要で、180日の後は遅すぎます。',
    action: 'Social Welfare Appeals Officeに不服申立てを送る',
    consequence: '遅れた申立ては、よい理由があるときだけ受け付けられます。',
  },
  'ie.benefit.step-why': {
    says: '決定、週、金額を求めてください。自分の書類と比べます。',
  },
  'ie.benefit.step-appeal': {
    says: 'まちがっているなら、不服を申し立て、返すのを待つよう頼んでください。',
  },
  'ie.benefit.step-help': {
    says: 'Citizens InformationかFLACの無料の助けを受けてください。',
  },
  'ie.benefit.opt-appeal': {
    title: '不服を申し立てる',
    says: '理由を書いて用紙を送ります。',
    cost: '無料。',
    time: '60日。',
    risk: '小さいです。',
    bestFor: '決定か金額がまちがっているとき。',
  },
  'ie.benefit.opt-plan': {
    title: '小さい額での支払いを頼む',
    says: '収入と費用を伝えます。',
    cost: '合意した額。',
    time: '今。',
    risk: '小さいです。',
    bestFor: '正しいが、一度に払えないとき。',
  },
  'ie.benefit.right-second-look': {
    says: '不服を申し立てると、Departmentは先に自分の決定をもう一度調べなければなりません。この段階で多くの決定が変わります。',
  },
  'ie.benefit.right-residence': {
    says: '滞在の長さ、仕事、つながりなど五つの点を調べなければなりません。EUの国から来て働いていますか。短時間でも労働者と見なされ、この審査なしで Child Benefit を受けられます。給与明細を添えて不服を申し立てましょう。',
  },
}

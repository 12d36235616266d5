/** The Japanese words of the rows in ../energy-debt.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENERGY_DEBT_JA: Words = {
  'au.energy.right-plan': {
    says: '払えないと、電気やガスの会社に伝えてください。会社は、未払い分の支払い計画を申し出なければなりません。',
  },
  'au.energy.right-no-claim': {
    says: 'あなたが支払い計画を守っている間、会社はその未払いで訴えることができません。',
  },
  'au.energy.insight-hardship': {
    says: '苦しい人のための方針（hardship policy）に従わなかった会社は、その未払いで裁判を始めることができません。',
    actionable:
      '苦しい人のための方針（hardship policy）と、自分がそこでどう扱われるかを、書面で会社に聞いてください。',
  },
  'au.energy.step-hardship': {
    says: '電気やガスの会社に直接電話してください。苦しい人のための制度（hardship program）、支払い計画、割引（concessions）を求めます。',
  },
  'au.energy.vic-plan': {
    says: 'ビクトリア州（Victoria）では、会社は、規則（code）にある方法で、払うのを助けなければなりません。支払いが難しい人の助け（payment difficulty help）を求めてください。',
  },
  'au.energy.vic-code': {
    says: 'ビクトリア州（Victoria）では、未払いの前に助けを求めることも、2年までの計画を求めることもできます。止めるのは最後の段階だけです。',
  },
  'au.energy.vic-gas': {
    says: 'ビクトリア州（Victoria）では、法律が許すときだけガスを止められます。まちがって止めたら、1日ごとのお金がもらえます。',
  },
  'au.energy.vic-power': {
    says: 'ビクトリア州（Victoria）では、法律が許すときだけ電気を止められます。まちがって止めたら、1日ごとのお金がもらえます。',
  },
  'au.energy.wa-code': {
    says: '西オーストラリア州（Western Australia）では、電気の会社は、止める前に、あなたの苦しさ（hardship）を見て計画を申し出なければなりません。',
  },
  'au.energy.national-rules': {
    says: 'ビクトリア州（Victoria）と西オーストラリア州（Western Australia）の外では、国の規則が当てはまります。計画、苦しい人の支援（hardship）、止める前の2回の通知です。',
  },
  'au.energy.right-undercharge': {
    says: '会社が自分のせいで少なく請求していたなら、たいてい9か月前までしかさかのぼれません。同じ長さの期間で、利息なしで払わせなければなりません。',
  },
  'au.energy.vic-undercharge': {
    says: 'ビクトリア州（Victoria）では、会社が自分のせいで少なく請求していたなら、たいてい4か月前までしかさかのぼれません。',
  },
}

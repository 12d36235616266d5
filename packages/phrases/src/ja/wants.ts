/** Japanese: what the sender of each kind of document wants. See en/wants.ts. */
import type { Wants } from '../phrases.ts'

export const JA_WANTS: Wants = {
  DEBT_COLLECTION_LETTER: {
    withSum: '{sender}は{sum}を払うよう求めています。',
    plain: '{sender}は借金などを払うよう求めています。',
  },
  COUNCIL_TAX_DEMAND: {
    withSum: '{sender}は{sum}が未払いだとしています。',
    plain: '{sender}は地方税（council tax）を払うよう求めています。',
  },
  PARKING_TICKET: {
    withSum: '{sender}は駐車のことで{sum}を求めています。',
    plain: '{sender}は駐車のことでお金を求めています。',
  },
  PENALTY_CHARGE_NOTICE: {
    withSum: '{sender}は反則金{sum}を求めています。',
    plain: '{sender}は反則金を求めています。',
  },
  BAILIFF_NOTICE: {
    withSum: '{sender}は差し押さえなどの前に{sum}を求めています。',
    plain: '{sender}は差し押さえの予告をしています。',
  },
  COURT_CLAIM: {
    withSum: '{sender}は裁判所で{sum}を求めています。',
    plain: '{sender}はあなたを相手に裁判の手続きを始めました。',
  },
  COURT_JUDGMENT: {
    withSum: '{sender}は{sum}についての裁判所の決定をもとにしています。',
    plain: '{sender}は裁判所の決定をもとにしています。',
  },
  STATUTORY_DEMAND: {
    withSum: '{sender}は正式に{sum}を請求しています。',
    plain: '{sender}は正式な請求をしています。',
  },
  LETTER_BEFORE_CLAIM: {
    withSum: '{sender}は解決しなければ{sum}の裁判を起こすつもりです。',
    plain: '{sender}は解決しなければ裁判を起こすつもりです。',
  },
  PPL_PRS_BILL: {
    withSum: '{sender}は音楽の使用料{sum}を求めています。',
    plain: '{sender}は音楽の使用許可を買うよう求めています。',
  },
  TV_LICENCE_LETTER: {
    withSum: '{sender}は、ラジオとテレビの料金として{sum}を求めています。',
    plain:
      '{sender}は、テレビとラジオの料金を払うか、払わなくてよい理由を知らせるよう求めています。',
  },
  EVICTION_NOTICE: {
    withSum: '{sender}は家を出るよう求めています。',
    plain: '{sender}は家を出るよう求めています。',
  },
  RENT_ARREARS_LETTER: {
    withSum: '{sender}は家賃{sum}が未払いだとしています。',
    plain: '{sender}は家賃が遅れているとしています。',
  },
  DISMISSAL_LETTER: {
    withSum: '{sender}はあなたの仕事が終わると書いています。',
    plain: '{sender}はあなたの仕事が終わると書いています。',
  },
  REDUNDANCY_NOTICE: {
    withSum: '{sender}は人員整理で仕事がなくなるかもしれないと書いています。',
    plain: '{sender}は人員整理で仕事がなくなるかもしれないと書いています。',
  },
  BENEFIT_OVERPAYMENT: {
    withSum: '{sender}は{sum}を払いすぎたとしています。',
    plain: '{sender}はあなたの給付金について書いています。',
  },
  TAX_DEMAND: {
    withSum: '{sender}は税金{sum}が未払いだとしています。',
    plain: '{sender}は税金を払うよう求めています。',
  },
  UTILITY_BILL_DEMAND: {
    withSum: '{sender}は料金{sum}が未払いだとしています。',
    plain: '{sender}は料金を払うよう求めています。',
  },
  INSURANCE_DECISION: {
    withSum: '{sender}は請求についての決定を知らせています。',
    plain: '{sender}は請求についての決定を知らせています。',
  },
  CONSUMER_CONTRACT_DISPUTE: {
    withSum: '{sender}は契約と{sum}について書いています。',
    plain: '{sender}は契約について書いています。',
  },
  CEASE_AND_DESIST: {
    withSum: '{sender}はあることをやめるよう求め、{sum}を請求しています。',
    plain: '{sender}はあることをやめるよう求めています。',
  },
  COPYRIGHT_INFRINGEMENT_LETTER: {
    withSum: '{sender}は作品を使ったとして{sum}を求めています。',
    plain: '{sender}は許可なく作品を使ったとしています。',
  },
}

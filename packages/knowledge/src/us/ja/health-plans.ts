/** The Japanese words of the rows in ../health-plans.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HEALTH_PLANS_JA: Words = {
  'us.life.right-cobra': {
    says: 'COBRAを選ぶのは60日以内、その後、最初の支払いは45日以内です。保険が終わった日までさかのぼれます。',
  },
  'us.life.step-cobra': {
    says: '値段をMarketplaceの保険と比べてください。職場の保険を失うと、そこで60日の期間が始まります。',
  },
  'us.life.option-cobra': {
    says: '期限までにCOBRAか別の保険を選びます。',
    title: '期限内に保険を選ぶ',
    cost: '全額の102%まで',
    time: '60日以内に選ぶ',
    risk: '期限の後は権利がなくなります。',
    bestFor: 'すぐに医療が必要、または自己負担（deductible）を払い終えた場合。',
  },
  'us.life.right-market': {
    says: '保険や補助についてのMarketplaceの決定には、ほとんどの場合90日以内に不服を申し立てられます。補助を続けるには、足りない証拠を期限までに送ってください。',
  },
  'us.life.right-plan': {
    says: '職場の制度が断るなら、理由を示さなければなりません。不服は、ほとんどの場合、障害の請求は180日、年金は60日以内です。訴える前に不服を申し立ててください。',
  },
  'us.life.right-enroll': {
    says: '職場の保険が終わったら、60日以内にMarketplaceの保険に入れます。収入が低いと安くなることが多いです。',
  },
  'us.eob.want': {
    says: '健康保険が、何を払い、医師があなたに何を求められるかを示しています。請求書ではありません。',
  },
  'us.eob.right-appeal': {
    says: '保険が払わなかったものに、ほとんどの場合180日以内に不服を申し立て、その後、外部の見直しを求められます。',
  },
  'us.eob.step': {
    says: '医師の請求書を待ち、この紙と比べてください。「your share」（あなたの分）より多く払わないでください。',
  },
  'us.eob.option': {
    says: 'おかしいところがあれば保険に電話し、その後、書面で不服を申し立てます。',
    title: '聞いて、不服を申し立てる',
    cost: '無料',
    time: 'ほとんどの保険で180日',
    risk: 'なし。',
    bestFor: '払われた額が少ない、またはその医療を受けていない場合。',
  },
}

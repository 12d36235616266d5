/** Court claims to make a tenant leave (desahucio): the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_CLAIM_JA: Words = {
  'es.claim.want-eviction': {
    says: '家主が、立ち退き（desahucio）を裁判所に求めています。動けるのは10営業日です。',
  },
  'es.claim.deadline-eviction': {
    says: '出る、全部払う、または反対するまで、10営業日です。ここでは安全のため、書類の日付から数えます。',
    action: '家賃を全部払う、反対する、または無料の弁護士を頼む',
    consequence: '裁判所が契約を終わらせ、立ち退きの日はそのままです。',
  },
  'es.claim.deadline-free-lawyer': {
    says: '立ち退きか口頭の裁判では、3営業日以内に無料の弁護士を頼んでください。そうすると、裁判所は期間を止められます。',
    action: '裁判所か弁護士会に無料の弁護士を頼む',
    consequence: '弁護士を待つ間、期間が止まらないことがあります。',
  },
  'es.claim.right-pay-rent-once': {
    says: '家賃による立ち退きは、期限内に全部払えば1回止められます（enervar）。前にもした、または正式な請求を30日放っておいたときは別です。',
  },
  'es.claim.right-vulnerable': {
    says: '家があぶなく、収入が少なければ、裁判所は福祉に知らせなければなりません。裁判を2か月、持ち主が会社なら4か月止められます。',
  },
  'es.claim.right-fixed-day': {
    says: '立ち退きには、あなたに知らせた決まった日と時刻が必要です。',
  },
  'es.claim.step-social': {
    says: '今すぐ、町の福祉（servicios sociales）に行ってください。困っていることの報告書と、家賃の助けを頼みます。',
  },
  'es.claim.option-defend-home': {
    title: '家を守る',
    says: '期限内に全部払うか、弁護士と反対します。困っているなら、止めるよう求めます。',
    cost: '滞納の家賃。収入が少なければ、無料の弁護士。',
    time: '10営業日。',
    risk: '反対して負けると、家を出て、費用を払うことがあります。',
    bestFor: '住み続けたい、または時間が必要なとき。',
  },
}

/** The Japanese words of the rows in ../emergency-repair.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EMERGENCY_REPAIR_JA: Words = {
  'fr.repair.right-quote': {
    says: '仕事の前に、時間の料金、部品、出張費のある、詳しい見積もり（devis）を書面で出さなければなりません。同意していないものは争えます。',
  },
  'fr.repair.right-withdraw': {
    says: '家で結んだ契約は、14日以内に取り消せます。除かれるのは、あなたが自分で頼んだ急ぎの修理だけで、追加の仕事や部品は除かれません。',
  },
  'fr.repair.right-seven-days': {
    says: '家での仕事では、最初の7日間はお金を受け取れません。あなたが頼んだ急ぎの修理は別です。',
  },
  'fr.repair.step-compare': {
    says: '請求書を見積もりと、1行ずつ比べてください。ほかの2社に料金を聞きます。何を認め、何を認めないかを書きます。',
  },
  'fr.repair.option-report': {
    says: 'ひどい請求書をSignalConsoに届け、会社の無料の調停人に頼みます。',
    title: '届け出て、調停人に頼む',
    cost: '無料。',
    time: '数週間。',
    risk: 'ありません。',
    bestFor: '料金が高すぎるとき。',
  },
}

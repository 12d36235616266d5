/** The Japanese words of Spain: contracts for services. */
import type { Words } from '@plainletter/contracts/rule'

export const SERVICE_CONTRACTS_JA: Words = {
  'es.energy.right-leave': {
    says: '家庭の電気の契約は、違約金なしでいつでも終えられます。固定価格の最初の1年は、残りの電気の最高5%を求められることがあります。',
  },
  'es.energy.right-essential': {
    says: '家への供給は、必要不可欠とされ、止められなくなることがあります。命を保つ機器や、福祉が支える一部の家族のためです。',
  },
  'es.energy.reconnect': {
    says: '払った後は、家の電気を24時間以内に戻さなければなりません。',
  },
  'es.phone.right-change': {
    says: '電話会社が契約を変えるときは、1か月前に知らせる必要があります。そのとき、違約金なしで終えられます。',
  },
  'es.insurance.right-questions': {
    says: '保険会社が聞いたことにだけ、答えれば足りました。払わなくてよいのは、わざと、または重大な不注意で隠したときだけです。',
  },
  'es.insurance.right-crash-offer': {
    says: '事故の後、相手の保険会社は、3か月以内に理由を付けて提案するか断る必要があります。1年以内に、直接請求できます。',
  },
  'es.flight.right-money': {
    says: '3時間を超える遅れか遅い欠航では、€250から€600を受け取れます。避けられない外の原因があったときは別です。',
  },
  'es.flight.right-care': {
    says: '待つ間は食事、夜はホテルを用意する義務があります。欠航の後は、返金か別の便を選べます。',
  },
  'es.phone.right-stay': {
    says: '途中でやめる違約金は、残りの期間に応じて下がります。署名した約束と計算を求め、公の窓口に無料で苦情を出せます。',
  },
  'es.bill.right-false-link': {
    says: 'SMSやメールで届きましたか。リンクは開かず、会社の公式アプリで確かめてください。偽の請求は犯罪(estafa)です。',
  },
  'es.bill.right-false-refund': {
    says: '偽のページにカード情報を入れたときは、すぐ銀行に伝えてください。銀行は、あなたが認めていない支払いを返さなければなりません。',
  },
}

/** 住民税の取立て、裁判費用、執行官：英国の法律の日本語訳。 */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_TAX_RECOVERY_JA: Words = {
  'gb.council-tax.right-bailiff-limits': {
    says: '後で執行官（bailiff）を使う場合、まず通知が必要です。住民税では、最初の訪問で力ずくで家に入れません。',
  },
  'gb.council-tax.insight-bailiff-fees': {
    says: '執行官（bailiff）の手数料は法律で決まり、段階ごとに増えます。その前に自治体と計画を立てれば、手数料はかかりません。',
    actionable: '自治体が債務を渡す前に計画を合意し、書面でもらってください。',
  },
  'gb.council-tax.insight-costs-case': {
    says: 'High Courtは2015年、自治体は裁判費用の計算方法を示せなければならないと判断しました。',
    actionable: '計算方法を自治体に尋ねてください。治安判事（magistrates）に確認を求められます。',
  },
  'gb.council-tax.right-not-counted': {
    says: '学生、見習い、その他一部の人は、25%割引で大人に数えません。同居している人を自治体に伝えてください。',
  },
  'gb.council-tax.wales-reduction-law': {
    says: '減額の規則はウェールズ全体で同じです。断られたら見直しを求め、次にValuation Tribunal for Walesに申し立ててください。',
  },
  'gb.council-tax.scotland-right-reminder': {
    says: '自治体はまず督促を送らなければなりません。遅れた分が7日間未払いのときだけ、年の残りを請求できます。',
  },
  'gb.council-tax.scotland-charge-first': {
    says: '令状（warrant）があっても、sheriff officersは普通、まず支払命令書（charge）を届けます。14日の期間があります。',
  },
  'gb.council-tax.scotland-information-pack': {
    says: '物や給料を取る前に、相談案内（debt advice and information package）を渡さなければなりません。載っている相談員に電話してください。',
  },
  'gb.council-tax.scotland-payment-programme': {
    says: 'Debt Arrangement Schemeでは、利息を止めて長い期間で返せます。相談員が無料で手続をします。',
  },
  'gb.council-tax.ni-right-check': {
    says: '受けられる軽減を求められます。家の評価額が違うときは、見直しも求められます。',
  },
}

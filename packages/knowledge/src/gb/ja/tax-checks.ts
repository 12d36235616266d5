/** Checks of HM Revenue and Customs, late payment, simple assessment and the child benefit charge: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_CHECKS_JA: Words = {
  'gb.tax.right-years': {
    says: 'HMRC がさかのぼれるのは、たいてい4年、不注意なら6年、わざとなら20年です。推測だけでは足りません。30日以内に訴えられます。',
  },
  'gb.tax.right-check': {
    says: 'HMRC が求められるのは、調べるのに要る物だけです。理由を聞き、助言者を頼み、長すぎる調査を終えるよう審判所に頼めます。',
  },
  'gb.tax.right-late': {
    says: 'よい理由があったか、罰の日より前に支払いの時間を約束していたら、遅れの罰はなくなります。',
  },
  'gb.tax.right-simple': {
    says: '数字が違えば、60日以内に HMRC に言います。返事の後、30日以内に訴えられます。',
  },
  'gb.tax.know-child-charge': {
    says: 'あなたかパートナーの収入が£60,000を超えると始まります。£80,000で児童手当が全部なくなります。支払いを止めて権利は残せます。',
  },
}

/** The Japanese words of the rows in ../enquiry-residence.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RESIDENCE_JA: Words = {
  'es.ask.residence-refused': {
    says: '1か月以内に見直し（recurso de reposición）を求めるか、2か月以内に裁判所へ行きます。それだけでは滞在は認められません。今、無料の弁護士に会いましょう。',
  },
  'es.ask.expulsion': {
    says: '今日、無料の弁護士に会いましょう。速い手続きでは48時間です。命令には2か月以内に裁判所へ行け、裁判官は止められます。',
  },
  'es.ask.nationality-refused': {
    says: '断られたら、1か月以内に見直しを求めるか、2か月以内にAudiencia Nacionalへ行けます。1年返事がなければ、断りと同じです。',
  },
  'es.ask.arraigo': {
    says: 'スペインに2年いれば、定着による在留（arraigo）を申請できます。合わせて週20時間の労働契約、職業訓練、または家族と生活手段のどれかによります。犯罪歴がないことが必要です。ここにいた証拠を残してください。申請の前に無料の弁護士か支援団体に相談してください。',
  },
  'es.ask.residence-renewal': {
    says: '更新は期限の前の2か月間、遅くとも期限後3か月以内に申請してください。その間に申請すれば、決定まで前の許可が続きます。滞在も仕事もでき、受付票（resguardo）が証拠です。期限を過ぎてからだと罰金になることがあります。申請に予約は要りません。オンライン（Mercurio）か役所の登録窓口で出せます。予約は新しいカードの指紋のためだけです。EU家族や長期滞在のカードは別の決まりです。',
  },
}

/** The Japanese words of the rows in ../enquiry-benefits-and-returns.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFITS_AND_RETURNS_JA: Words = {
  'ca.fact.ccb-stopped': {
    says: 'CRAの手紙が求めるものをMy Accountで送ってください。学校や保育園の手紙、賃貸契約、医師の手紙、別居の日付などです。給付は子が主に住む親へ、40〜60%なら分けられます（custody）。認められればさかのぼって払われます。通知から90日以内に異議を出せます。',
  },
  'ca.fact.odsp-denied': {
    says: '決定から30日以内に書面で内部見直しを求めてください。日常で何ができないかを書いた新しい医師の書式を添えます。それでも駄目なら30日以内にSocial Benefits Tribunalへ。認められる人は多いです。地域の法律クリニックは無料です。その間はOntario Worksに申し込みましょう。',
  },
  'ca.fact.returns-not-filed': {
    says: '払えなくても、出していない年の申告を今すぐ出してください。Canada Groceries and Essentials Benefit（以前のGSTクレジット）や児童給付は申告しないと戻りません。遅延の罰は5%、その後月1%で、税がなければたいてい付きません。CRAからまだ求められていないならvoluntary disclosures programを。無料の税務クリニックも使えます。',
  },
  'ca.fact.ei-sickness': {
    says: 'EIの病気給付は最長26週、賃金の55%（上限あり）です。保険のある600時間と診断書が必要で、4週間以内にすぐ申請してください。職はたいてい守られ、オンタリオは13週働いていれば27週、他の州にも似た休みがあります。長引くならCPP障害年金も。',
  },
}

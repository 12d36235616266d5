/** Questions about taxes, and benefits asked back or refused: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_AND_BENEFITS_JA: Words = {
  'au.ask.tax': {
    says: 'myGovで確かめてください。期日の前に支払い計画を作るか、まちがっているなら不服を申し立て（object）ます。',
  },
  'au.ask.centrelink': {
    says: '計算の方法を聞き、見直し（review）と停止を求めてください。無料です。相手だけのまちがいなら、返金が免除されることがあります。',
  },
  'au.ask.benefit-refused': {
    says: 'さかのぼる分を守るため、13週以内に、Centrelinkに正式な見直し（formal review）を求めてください。それでもだめなら、Administrative Review Tribunalに無料で行けます。',
  },
  'au.ask.dsp-refused': {
    says: 'Centrelinkに正式な見直し（review）を求めてください。13週以内なら、さかのぼって支払われます。20点について新しい医療の証拠を出します。次のAdministrative Review Tribunalは無料です。',
  },
  'au.ask.ndis': {
    says: '決定から3か月以内に、NDIAに内部の見直しを求めてください。変わらなければ、28日以内にAdministrative Review Tribunalに申し立てます。どちらも無料です。',
  },
  'au.ask.centrelink-debt': {
    says: '計算のしかたを聞き、見直しを求めてください。ほとんどの債務に期限はありませんが、返済は続くので早めに求め、一時停止も頼んでください。役所のまちがいだけが原因で、あなたが正直だったなら、免除しなければなりません。特別に苦しい事情も考慮されます。',
  },
  'au.ask.ato-bank': {
    says: '税務署（ATO）は、裁判なしで、銀行や会社に差し押さえ（garnishee notice）を送れます。その前に13 11 42に電話し、分割を決めてください。利息と罰金の免除は、書面で求められます。',
  },
}

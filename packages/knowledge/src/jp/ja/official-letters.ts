/** 給付の返還と保険：日本の法律の日本語の言葉。 */
import type { Words } from '@plainletter/contracts/rule'

export const OFFICIAL_LETTERS_JA: Words = {
  'jp.benefit.who': {
    says: 'これは役所からの書面です。不利益な処分には理由を示さなければなりません。',
  },
  'jp.benefit.reality': {
    says: '決定が間違っていることもあります。少額の分割に応じてもらえることも多いです。',
  },
  'jp.benefit.not-yet': {
    says: 'すぐに差し押さえられることはありません。期日前に連絡し、払える額を伝えてください。',
  },
  'jp.benefit.step-call': {
    says: 'いつ何を届け出たかの証拠を探し、窓口へ持参してください。対象の月と計算を尋ねます。',
  },
  'jp.benefit.option-parts': {
    says: '生活に必要な分を残した少額の分割を申し出ます。',
    title: '分割を頼む',
    cost: '無料。',
    time: '期日まで。',
    risk: '資料を求められることがあります。',
    bestFor: '額は正しいが一度に払えない方。',
  },
  'jp.insure.not-yet': {
    says: '最初の回答で終わりではありません。3年以内なら、資料を足してもう一度求められます。',
  },
  'jp.insure.step-file': {
    says: '保険証券、約款、写真、領収書、診断書を集め、日付順に出来事を書いてください。',
  },
  'jp.insure.option-adr': {
    says: '保険会社の次は、指定紛争解決機関（金融ADR）を利用します。',
    title: '金融ADRを使う',
    cost: '無料または低額。',
    time: '3年以内。',
    risk: '数か月かかることがあります。',
    bestFor: '保険会社が応じない方。',
  },
}

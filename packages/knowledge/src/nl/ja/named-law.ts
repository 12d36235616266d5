/** The Japanese words of the Netherlands: fines, tax, benefits, fees, water and homes. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_JA: Words = {
  'nl.fine.right-parking-tax': {
    says: 'これは町の税で、罰金ではありません。駐車の代金に費用を加えたもので、費用には上限があります。',
  },
  'nl.tax.right-woz': {
    says: '家の評価額のもとになる報告書を町に求め、6週間以内に異議を出せます。',
  },
  'nl.tax.right-waiver': {
    says: '収入も貯金も少なければ、町の税の免除（kwijtschelding）を頼めます。',
  },
  'nl.benefit.right-allowance': {
    says: '手当（toeslag）は分割で返せます。出せる分に合った計画を頼んでください。',
  },
  'nl.benefit.right-uwv': {
    says: 'UWVは払いすぎた分を返すよう求められますが、差し迫った理由（dringende redenen）があれば、減らすか、なくせます。',
  },
  'nl.benefit.right-uwv-fine': {
    says: '変化はすぐUWVに届ける義務があります。罰金は責任の重さに応じます。ふつう額の半分、軽ければ少なく、責任がなければなしです。警告で済むこともあります。',
  },
  'nl.bailiff.right-fees': {
    says: '執行官（deurwaarder）が手続きごとに取れる額は、法律で決まっています。一覧を求めて比べてください。',
  },
  'nl.utility.right-water': {
    says: '水道を止める前に、督促と、借金の助けの案内が必要です。',
  },
  'nl.rent.right-service-costs': {
    says: '毎年、年の終わりから6か月以内に、家主は管理費の実際の額を示さなければなりません。それより多く払いません。',
  },
  'nl.rent.step-service-costs': {
    says: '額のもとになる請求書を見せるよう求めてください。合意できなければ、Huurcommissieが決められます。',
  },
  'nl.mortgage.right-private-sale': {
    says: '銀行が家を売らせるには、公証人（notaris）を通す必要があります。もっと高く売れることが多い個人の売却を認めるよう、裁判官に求められます。',
  },
  'nl.debt.right-sold': {
    says: '債権が売られたのなら、その証明と最初の契約書を求めてください。売却は、知らされて初めてあなたに効力を持ちます。',
  },
  'nl.copyright.warn-costs': {
    says: 'この種の裁判では、負けた側が相手の弁護士費用の実額を払います。写真が相手のものなら、早めに妥当な額を申し出てください。',
  },
  'nl.benefit.right-svb': {
    says: '切迫した事情（dringende redenen）があれば、SVBは額を減らすか求めないことができます。負担と、以前に伝えたことを書いてください。',
  },
}

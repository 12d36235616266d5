/** Questions of a person who sold a used car or thing to somebody else: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SOLD_PRIVATELY_JA: Words = {
  'gb.ask-consumer.i-sold-privately': {
    says: '後で壊れただけでは返金の義務はありません。個人の売主は品質を約束しません。自分の物で、説明どおりで、聞かれたことに嘘をつかないことが必要です。広告、メッセージ、領収書、MOTを保管し、書面で一度答えます。裁判所の請求は無視しないでください。頻繁に売るなら業者の規則になります。',
  },
  'gb.ask-drive.tax-after-sale': {
    says: '売却や廃車を期限内にDVLAへ届けていれば、払う必要はありません。すぐ返事をし、届けたときのDVLAの手紙かメールと、日付と買主の分かる領収書を送ってください。届けていないなら今日オンラインで届けます。新たな罰金を防げます。理由を書き、取消しか減額を頼みます。異議を留めて払えば、増えるのを防げます。',
  },
}

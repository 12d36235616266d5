/** Questions about dismissal, its form and who is protected, and the first steps for workers: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_JA: Words = {
  'ch.ask.step-work': {
    says: '理由を書面で求め、職業紹介所（RAV）に登録してください。',
  },
  'ch.ask.right-work': {
    says: '1から3か月の予告を受ける権利があります。',
  },
  'ch.ask.fired': {
    says: '理由を書面で求めてください。不公正だと思うなら、予告期間が終わる前に異議を出します。その後、調停の役所（Schlichtungsbehörde）まで180日あります。',
  },
  'ch.ask.instant-dismissal': {
    says: '受け入れず、働く用意があると、すぐに書いてください。重大な理由がない、または数日より長く待ったなら、会社は予告期間の賃金を払います。さらに最高6か月分のこともあります。調停の役所（Schlichtungsbehörde）に行ってください。',
  },
  'ch.ask.notice-by-message': {
    says: 'たいてい有効です。法律は形を求めません。無効なのは、契約や労働協約が書面を求めるときだけです。すぐ両方を見てください。予告期間は給料付きで全部続きます。理由を書面で求めてください。試用期間の後に病気や妊娠中だったなら、無効です。',
  },
  'ch.ask.warned': {
    says: '警告だけで終わるものはありません。予告期間を守れば警告なしでも解雇できますが、不当な理由は許されません。即時解雇は重大な理由か、明確な警告後の繰り返しの場合だけです。警告が誤りなら書面で答え、記録に残すよう求めてください。',
    dependsOn: '行為の重さと、その後の経過',
  },
}

/** Questions about reasons to appeal, and about an appeal that was lost: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_APPEALS_JA: Words = {
  'gb.ask-parking.blue-badge': {
    says: '不服を申し立て、Blue Badgeの表と裏の写しを送ってください。役所は取り消すことが多いです。私有地ではBlue Badgeだけで権利にはなりません。しかし会社は障害のある人に合わせて規則を調整しなければなりません。Equality Actを挙げてください。民間の規則では、見せ忘れたBlue Badgeなら£20に下がるはずです。',
  },
  'gb.ask-parking.hospital': {
    says: '会社に不服を申し立て、予約や遅れの証拠を送ってください。病院にも取消しを頼みます。病気や遅れた診察は、あなたに有利です。',
  },
  'gb.ask-parking.rejected-council': {
    says: '断りの通知（notice of rejection）の後、28日以内に独立した審判所（tribunal）に不服を申し立てられます。無料です。早い段階の異議だけだったなら、所有者への通知（notice to owner）を待ちます。',
  },
  'gb.ask-parking.rejected': {
    says: '断りの手紙のコードを使い、手紙の最後の日までに、POPLAかIASに不服を申し立ててください。無料です。相手の言う点に一つずつ、証拠をつけて答えます。',
  },
  'gb.ask-parking.popla-lost': {
    says: 'POPLAで負けても、従う義務はありません。払わせられるのは裁判所だけです。払うか、待って裁判の請求（court claim）で反論できます。そこで負けると、費用が加わります。',
    dependsOn: 'あなたの主張の強さ',
  },
  'gb.ask-parking.wrong-plate': {
    says: '不服を申し立て、領収書か銀行の記録を送ってください。規則では、小さな打ちまちがいなら取り消すべきです。大きなまちがいなら£20に下げるべきです。',
  },
  'gb.ask-parking.machine': {
    says: '不服を申し立て、何が動かなかったか、何を試したかを書いてください。写真、画面の写し、電話の記録をつけます。払う方法がなかったなら、強い理由です。',
  },
  'gb.ask-parking.council-or-private': {
    says: '「Penalty charge notice」や「fixed penalty」は、役所か警察からです。「Parking charge notice」は民間の会社からで、罰金（fine）ではありません。',
    dependsOn: '通知の言葉',
  },
}

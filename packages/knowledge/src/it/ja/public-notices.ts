/** The Japanese words of Italy: notices of public offices. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_NOTICES_JA: Words = {
  'it.town.enforceable': {
    says: 'IMUかTARIについての町の通知は、60日の後、新しい請求なしに執行できます。その前に毎月の分割を頼めます。大きい額なら最高72回です。',
  },
  'it.tax.right-repair': {
    says: '正式な通知の前なら、自分でまちがいを直せます（ravvedimento）。早く払うほど、制裁金は低くなります。',
  },
  'it.tax.right-paper-check': {
    says: '書類の検査（controllo formale）では、申告したものの写しを送り、直すよう求めてください。同意するなら、制裁金は3分の2に下がります。',
  },
  'it.tv.fee': {
    says: 'テレビの料金（canone RAI）は、家にテレビがあるときだけ払います。なければ、毎年届けを送ってください。75歳を超え、収入が€8,000までなら免除です。',
  },
  'it.benefit.right-live': {
    says: '返すお金は、あなたの力に合っていなければなりません。分割を頼み、役所を信じて暮らしに使ったと言えます。',
  },
  'it.enforce.order-to-bank': {
    says: '銀行か会社に、お金を留め置くよう命じるものです。税の徴収機関には、銀行が60日後に払います。その前に計画を頼むか、反対してください。',
  },
  'it.fine.deadline-bill': {
    says: '交通の罰金は、税の裁判所が決めるものではありません。罰金が届いていませんか。それなら、治安判事（giudice di pace）まで30日です。払うのは60日です。',
    action: '罰金が届いていないなら、治安判事に異議を出す',
    consequence: '罰金が届いていないと、もう言えません。',
  },
  'it.town-bill.reality': {
    says: 'これは町の毎年の請求書です。これだけで差し押さえられることはありません。その前に正式な通知が必要です。',
  },
  'it.town-bill.right-late': {
    says: '遅れましたか。正式な通知の前なら、自分から払えば罰金が軽くなります（ravvedimento）。早いほど軽くなります。',
  },
}

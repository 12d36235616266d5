/** A notice of a higher rent in Scotland: the rent officer and the 21 days. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_INCREASE_SCOTLAND_JA: Words = {
  'gb.rent-rise.right-faulty-scotland': {
    says: '公式の書式と丸3か月の期間がない、または前の値上げから12か月たたない場合、家賃は変わりません。',
  },
  'gb.rent-rise.step-scotland': {
    says: '高すぎると思いますか。通知の返事の欄で家主に伝え、Rent Service Scotland に申請してください。',
  },
  'gb.rent-rise.deadline-scotland': {
    says: '通知を受け取った日から21日です。安全のため、通知の日付から数えます。',
    action: 'Rent Service Scotland に家賃を見てもらう',
    consequence: '過ぎると、新しい家賃がその日から始まります。',
  },
  'gb.rent-rise.option-scotland': {
    says: '家賃の担当官（rent officer）が市場の家賃と比べます。その後、どちらも審判所に訴えられます。',
    title: '担当官に家賃を決めてもらう',
    cost: '無料。',
    time: '数週間。',
    risk: 'より高い家賃が妥当とされることもあります。',
    bestFor: '近くの似た住まいが安い方。',
  },
  'gb.rent-rise.not-yet-scotland': {
    says: '通知の日までは、今の家賃だけを払えば足ります。値上げを断っても、追い出す法律上の理由にはなりません。',
  },
  'gb.rent-rise.reality-scotland': {
    says: '担当官（rent officer）は近くの似た住まいの家賃を見ます。払えるかどうかは見ないので、広告を集めてください。',
  },
  'gb.rent-rise.right-leave-scotland': {
    says: '28日前に書面で知らせれば、理由なしでやめられます。共同の借り手は一緒に行うか、先に互いに知らせます。',
  },
  'gb.rent-rise.step-adverts-scotland': {
    says: '通知を受け取った日を書き留めます。21日はそこから数えます。似た住まいの広告と、不具合の写真を集めてください。',
  },
}

/** A notice of a higher rent in England, from a private or a social landlord: what makes it count, who can set the rent, and what to do before the day. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_INCREASE_JA: Words = {
  'gb.rent-rise.not-yet': {
    says: '通知の日までは、今の家賃だけを払えば足ります。値上げを断っても、追い出す法律上の理由にはなりません。',
  },
  'gb.rent-rise.reality': {
    says: '審判所（tribunal）は、近くの似た住まいの家賃を見ます。払えるかどうかは関係ないので、広告を集めてください。',
  },
  'gb.rent-rise.right-faulty': {
    says: '書式が違う、期間が2か月より短い、または前の値上げから52週たっていない通知では、家賃は変わりません。審判所がそう判断できます。',
  },
  'gb.rent-rise.right-hardship': {
    says: '新しい家賃でひどく困る場合、審判所は決定から最長2か月、開始を遅らせることができます。',
  },
  'gb.rent-rise.right-leave': {
    says: '2か月前に書面で知らせれば、借りるのをやめられます。理由は要りません。',
  },
  'gb.rent-rise.step-check': {
    says: '3つ確かめてください。書式は Form 4A ですか。開始日まで丸2か月ありますか。前の値上げか入居から52週たっていますか。',
  },
  'gb.rent-rise.step-mark': {
    says: '新しい家賃が始まる日を書き留めてください。争うには、その日より前に申請書が審判所に届く必要があります。',
  },
  'gb.rent-rise.step-old-rent': {
    says: '新しい家賃が始まるまで、今の家賃を期日どおり払い続けてください。今多く払うと、同意と見られることがあります。',
  },
  'gb.rent-rise.step-benefits': {
    says: 'Universal Credit か Housing Benefit を受けている方は、新しい家賃が始まったら届けてください。他の助けは相談員に聞いてください。',
  },
  'gb.rent-rise.option-tribunal': {
    says: '新しい家賃が始まる前に、申請書、この通知、近くの似た住まいの広告を審判所へ送ります。',
    title: '審判所に家賃を決めてもらう',
    cost: '47ポンド。審理の費用はなし。収入が少ない方は費用の助けを頼めます。',
    time: '数週間から数か月。その間は今の家賃です。',
    risk: '低い。家主の求める額より高くはなりません。',
    bestFor: '家賃が似た住まいより高い、または通知に誤りがある方。',
  },
  'gb.rent-rise.option-talk': {
    says: '近くの似た住まいの家賃を家主に見せ、払える額を申し出ます。返事は書面で求めてください。',
    title: '小さい値上げを申し出る',
    cost: '合意した額だけ。',
    time: '数日。',
    risk: '話し合いの間も期限は進みます。署名すると縛られることがあります。',
    bestFor: '住み続けたい、もめたくない方。',
  },
  'gb.rent-rise.insight-rent-day': {
    says: '新しい家賃は、家賃の期間の初日から始まる必要があります。多くは支払日と同じ日です。',
    actionable: '開始日と支払日を比べてください。違うなら、家主と審判所に伝えます。',
  },
  'gb.rent-rise.right-social': {
    says: '役所（council）や住宅協会（housing association）は、多くの家賃を年1回、政府の定める限度内でだけ上げられます。',
  },
  'gb.rent-rise.right-council-notice': {
    says: '役所（council）は、新しい家賃が始まる4週間前までに書面で知らせなければなりません。',
  },
  'gb.rent-rise.step-social': {
    says: '新しい家賃と共用費の計算方法と、政府の限度内かどうかを聞いてください。',
  },
  'gb.rent-rise.option-social': {
    says: 'まず家主の苦情窓口を使います。最後の返事の後、Housing Ombudsman へ行けます。',
    title: '家主に苦情を言う',
    cost: '無料。',
    time: '数週間。',
    risk: 'なし。家賃は払い続けてください。',
    bestFor: '限度を超える、または説明がない方。',
  },
  'gb.rent-rise.deadline-england': {
    says: '新しい家賃が始まる前に、申請書が審判所に届く必要があります。その前の最後の営業日まで数えます。',
    action: '争うなら、申請書を審判所に送る',
    consequence: '過ぎると新しい家賃が始まり、審判所は見られません。',
  },
  'gb.rent-rise.reality-social': {
    says: '多くの公的な住まいの家賃は年1回、よく4月に上がります。額と、受けられる助けを確かめてください。',
  },
  'gb.rent-rise.not-yet-social': {
    says: '値上げを問いただしても、追い出す理由にはなりません。契約を終わらせられるのは裁判所だけです。',
  },
  'gb.rent-rise.insight-lodger': {
    says: 'この規則は、家主と同居していない借り手のものです。家主の家の間借りや学生寮には別の規則があります。',
    actionable: '家主と同居か学生寮ですか。契約を見て、Shelter に聞いてください。',
  },
}

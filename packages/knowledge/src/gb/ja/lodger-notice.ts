/** Notice to a lodger, who lives in the landlord's own home, in England and Wales: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const LODGER_NOTICE_JA: Words = {
  'gb.lodger.no-court': {
    says: '家主がそこに住み、台所か浴室を一緒に使うなら、裁判所の命令は要りません。相当な期間の後は出なければなりません。',
  },
  'gb.lodger.right-notice': {
    says: '契約にある予告期間が守られます。なければ相当な期間です。家賃の期間と同じ、1週間か1か月が多いです。',
  },
  'gb.lodger.right-force': {
    says: '中にいて断っているのに、力やおどしで入ることは犯罪です。警察を呼んでください。',
  },
  'gb.lodger.right-own-place': {
    says: '家主と共用の部屋がない、または家主の主な住まいでないなら、権利はもっと強いです。その場合は裁判所だけが退去させられます。',
  },
  'gb.lodger.right-things': {
    says: '持ち物はあなたの物です。家主は取りに来る機会を与えなければならず、家賃の代わりに取ることはできません。',
  },
  'gb.lodger.right-council': {
    says: '56日以内に家を失いそうなら、自治体(council)は住まいを守るか探す手助けをする義務があります。裁判所の命令は要りません。',
  },
  'gb.lodger.right-council-wales': {
    says: '56日以内に家を失いそうなら、自治体(council)は手助けをする義務があります。今求めてください。',
  },
  'gb.lodger.step-check': {
    says: '契約で予告期間を見て、家賃を払う日を控えてください。短すぎるなら、書面で伝えてください。',
  },
  'gb.lodger.step-council': {
    says: '今日、自治体(council)の住宅窓口に、部屋を失いそうだと伝えてください。通知を見せ、書面で助けを求めてください。',
  },
  'gb.lodger.step-deposit': {
    says: '出る前に部屋の写真を撮り、保証金の返還を求めてください。鍵の受取書をもらってください。',
  },
  'gb.lodger.option-time': {
    says: '出られる日を示し、それまでの家賃を払うと申し出てください。返事は書面で求めてください。',
    title: 'もっと時間を求める',
    cost: '延びた日の家賃。',
    time: '今、連絡を1回。',
    risk: '家主は断れます。',
    bestFor: '家主と話ができ、数週間ほしいとき。',
  },
  'gb.lodger.option-council': {
    says: '自治体が事情を聞き、一緒に計画を作ります。断られたら、Shelterが無料で助けます。',
    title: '自治体(council)の住宅支援を受ける',
    cost: 'かかりません。',
    time: '今日求め、計画は数週間以内。',
    risk: '支援を受けても、すぐ住まいが見つかるとは限りません。',
    bestFor: 'まだ行く所がないとき。',
  },
}

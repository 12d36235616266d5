/** What can still be done when the time in a paper of a court or before a seizure is over: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_IN_COURT_JA: Words = {
  'it.too-late.order-want': {
    says: '裁判所の支払命令（decreto ingiuntivo）です。その日付から数えると、異議を出す40日は過ぎています。',
  },
  'it.too-late.order-reality': {
    says: '今は判決と同じ力を持つかもしれません。ただし40日は送達の日から数えるので、まずその日を確かめます。',
  },
  'it.too-late.order-step': {
    says: 'いつ、どう送達されたか今日確かめます。40日たっていなければ、弁護士がすぐ異議を出します。届いていない、または別の場所なら、遅れた異議ができるかもしれません。',
  },
  'it.too-late.order-option': {
    says: '送達の誤りや自分ではどうにもならない事情で、期限内に知れなかったと示します。消費者なら、どの条項が不当か述べます。',
    title: '遅れて異議を出す（opposizione tardiva）',
    cost: '弁護士。法律扶助が払えます。',
    time: '最初の差押えから長くて10日。命令が不当条項に触れていなければ、差押えの裁判官がその分に40日を与えます。',
    risk: '証拠がないと費用つきで却下されます。',
    bestFor: '書類が届かなかった、または契約に不当条項がある。',
  },
  'it.too-late.claim-rights': {
    says: '何が決まったか尋ね、場合によってはまだ加わるか異議を出せ、収入が少なければ無料の弁護士を頼めます。',
  },
  'it.too-late.summons-reality': {
    says: '裁判はあなた抜きで進みえます（contumacia）が、相手はまだ証明が必要です。裁判官が最後の期日を決めるまで加われます。',
  },
  'it.too-late.summons-step': {
    says: '今日、事件番号（R.G.）を手元に裁判所へ電話し、次の期日か判決の有無を聞きます。それからすぐ弁護士に会い、裁判に加わります。',
  },
  'it.too-late.summons-option': {
    says: '裁判の中では、送達の無効や自分に責任のない理由を示して期限の回復を求めます。判決の後は控訴します。',
    title: '失った期限の回復か控訴を求める',
    cost: '弁護士。法律扶助が払えます。',
    time: '控訴は判決の送達から30日、または判決の日から6か月。無効な書類で裁判を知らなかったときだけ、その後も可能。',
    risk: '負けると相手の費用を払うことがあります。',
    bestFor: '裁判を知らなかった、または行けなかった。',
  },
  'it.too-late.not-yet': {
    says: '今でも、たいていは正式な警告（precetto）を送って10日待たないと差し押さえられません。給料は5分の1までです。',
  },
  'it.too-late.agree': {
    says: '払う義務があるなら、今日相手の弁護士に電話し、分割を申し出て書面にします。',
  },
  'it.too-late.judgment-reality': {
    says: '日付から数えると控訴の30日は過ぎています。ただし判決が送達された場合だけ数えます。送達がなければ、判決の日から6か月あります。',
  },
  'it.too-late.judgment-step': {
    says: '送達の有無と日、控訴がまだできるかを、今日弁護士に聞いてください。手遅れなら、警告（precetto）が来る前に相手に分割を申し出ます。',
  },
  'it.too-late.precept-want': {
    says: '差押えの前の正式な警告（precetto）です。10日は過ぎたようなので、差押えを始められます。',
  },
  'it.too-late.precept-step': {
    says: '今日相手の弁護士に電話し、差押え（pignoramento）が始まったか聞き、最初の額を申し出ます。送達から90日を過ぎて何も差し押さえられていなければ、新しいprecettoが必要です。',
  },
  'it.too-late.seizure-step': {
    says: '今日裁判所に、何が差し押さえられ、次の期日がいつか聞きます。形式の誤りは20日でたいてい手遅れですが、支払い済み、時効、保護された金は、売却の命令まで主張できます。',
  },
  'it.too-late.convert': {
    says: '差押えの後、代わりにお金を払わせてほしいと裁判官に頼みます。物や家なら、最長48か月の分割ができます。',
    title: '差押えをお金に換える',
    cost: '借金の6分の1をすぐ、それに費用。',
    time: '裁判官が売却を命じるか、お金を割り当てる前。',
    risk: '30日を超える遅れが一度あると終わります。',
    bestFor: '家、車、物が差し押さえられ、時間をかければ払える。',
  },
  'it.too-late.collector-step': {
    says: '今日オンラインでAdERに分割を頼みます。審査の間は新しい差押えを始められません。元の請求書（cartella）が届いていないなら、弁護士に会ってください。',
  },
}

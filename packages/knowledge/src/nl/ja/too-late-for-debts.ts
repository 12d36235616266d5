/** What can still be done about debts and a rented home when the day is over: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_DEBTS_JA: Words = {
  'nl.late.claim-reality': {
    says: '裁判の日は過ぎたようです。裁判官があなた抜きで決めたかもしれません(verstek)。まだできることがあります。今日動いてください。',
  },
  'nl.late.claim-step': {
    says: '今日、事件番号を伝えて裁判所に電話してください。まだ判決がなければ、今からの答弁を頼みます(verstek zuiveren)。判決があれば写しを求めます。',
  },
  'nl.late.claim-rights': {
    says: '判決まではまだ答弁できます。その後は、本人に手渡された時か、知って行動した時から、ふつう4週間、異議(verzet)を出せます。',
  },
  'nl.late.claim-option': {
    says: '同じ裁判官がもう一度見ます。異議は執行官が届ける必要があります(verzetdagvaarding)。',
    title: '異議(verzet)を出す(あなた抜きで決まった場合)',
    cost: '執行官の費用と、収入が少なければ弁護士費用の一部。',
    time: 'ふつう手渡された時から4週間。',
    risk: 'その間も執行されることが多いです。',
    bestFor: '請求が間違っている理由がある人。',
  },
  'nl.late.judgment-reality': {
    says: '書類の日付から数えると、異議(verzet)の4週間は過ぎています。しかし、もっと後に始まったか、まだ始まっていないかもしれません。',
  },
  'nl.late.judgment-stands': {
    says: '控訴の3か月は過ぎたようです。判決はふつう確定しています。分割払いと借金の相談はまだできます。',
  },
  'nl.late.judgment-step': {
    says: 'いつ本人に手渡されましたか。いつ電話や支払いをし、またはお金を取られましたか。すべて4週間以内なら、今日弁護士に頼み異議を出します。',
  },
  'nl.late.judgment-plan': {
    says: '争うには遅い場合は、今日執行官に電話し、月々の額を書面で申し出ます。明らかな誤りか新しい重い困窮だけが、まだ止める理由になります。',
  },
  'nl.late.judgment-right': {
    says: '郵便受けに入っただけでは、異議(verzet)の4週間は始まりません。本人への手渡し、自分の行動、またはお金が取られた時に始まります。',
  },
  'nl.late.judgment-option': {
    says: '同じ裁判官に見直しを求めます。4週間がいつ始まったかを、まず弁護士が確かめます。',
    title: '異議(verzet)を出す(4週間が残っている場合)',
    cost: '執行官の費用と、収入が少なければ弁護士費用の一部。',
    time: '今日。',
    risk: '遅ければ費用を払うことになります。',
    bestFor: '最近初めて知った人。',
  },
  'nl.late.bailiff-reality': {
    says: '書類の期限は過ぎたようで、物、給料、預金の差押えができます。生活に必要な分は残り、分割払いもまだ可能です。',
  },
  'nl.late.bailiff-step': {
    says: '日が過ぎていても、今日執行官に電話してください。どの判決によるものか、次に何があるかを聞き、月々の額を書面で申し出ます。',
  },
  'nl.late.evict-step': {
    says: '今日、執行官と弁護士に電話してください。立ち退きの有無と日を聞きます。裁判官はまだ止めたり延ばしたりできます(executiegeschil)。',
  },
  'nl.late.demand-step': {
    says: '日が過ぎていても今日返事をします。争うか、分割払いを申し出ます。14日は、手紙が届いた次の日から数えます。',
  },
  'nl.late.demand-pay': {
    says: '借りている分を払います。費用は、最初の手紙が14日を与え、額を示した場合だけです。',
    title: '請求を払い、費用を確かめる',
    cost: '請求額と、場合により費用。',
    time: '今日。',
    risk: '反論を失うことがあります。',
    bestFor: '請求が正しく、払える人。',
  },
  'nl.late.home-reality': {
    says: '手紙の日は過ぎましたが、それで契約は終わりません。書面で同意していなければ、裁判官が決めるまで住み続けられます。',
  },
  'nl.late.home-step': {
    says: '住み続け、今日、同意しないと書いて送ります。黙っていても同意ではありません。執行官の書類は必ず受け取ります。裁判の日が書いてあることがあります。',
  },
  'nl.late.home-option': {
    says: '同意しないと書きます。黙っていたことで失ったものはありません。',
    title: '今からでも断る',
    cost: '無料。',
    time: '今日。',
    risk: '家主が裁判を起こすことがあります。',
    bestFor: '住み続けたい人。',
  },
  'nl.late.rent-reality': {
    says: '支払日は過ぎ、家主は裁判を起こせます。契約を終わらせるのは裁判官だけです。その前に払った分は、あなたに有利になります。',
  },
  'nl.late.rent-step': {
    says: '今日、今月分の家賃と払える分を払い、残りは分割を書面で申し出ます。裁判の呼出しが来たら行きます。裁判官は1か月の時間をくれることがあります。',
  },
}

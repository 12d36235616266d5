/** What can still be done when the time in a paper of a court or court officer is over: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_IN_COURT_JA: Words = {
  'de.late.order-want': {
    says: 'これは裁判所の支払命令（Mahnbescheid）です。2週間の期限は過ぎました。次の命令が出るまでは、まだ異議を出せます。',
  },
  'de.late.order-step': {
    says: '今日、事件番号を手元に置いて裁判所に電話し、執行命令（Vollstreckungsbescheid）が出たか聞いてください。まだなら、すぐに異議を送ります。まだ有効です。',
  },
  'de.late.order-option': {
    says: '今日、書式か「異議を申し立てます」と書いた手紙を送ります。次の命令がもう出ていれば、それへの異議として扱われます。',
    title: '遅れて異議を出す',
    cost: '無料。',
    time: '10分、今日。',
    risk: '次の命令の送達から2週間を過ぎていると、遅すぎることがあります。',
    bestFor: '借りがない、または全額ではないとき。',
  },
  'de.late.claim-want': {
    says: 'あなたは訴えられています。争うと伝える期限は過ぎました。裁判所があなた抜きで決めたかもしれません。',
  },
  'de.late.claim-reality': {
    says: '判決が仕上がる前に裁判所に届けば、遅れた手紙でもまだ有効です。一日一日が大切です。',
  },
  'de.late.claim-step': {
    says: '今日、事件番号を手元に置いて裁判所に電話し、判決が出たか聞いてください。まだなら、すぐに争うと書いて送ります。',
  },
  'de.late.claim-option': {
    says: '黙っていたために判決が出たのですか。理由を書いて異議（Einspruch）を出します。同じ手紙で執行の停止も頼みます。',
    title: 'あなた抜きで判決が出ていたら異議を出す',
    cost: '最初は無料。答えなかったことで生じた費用は自分の負担です。',
    time: '判決の送達から2週間。',
    risk: '負けると費用が増えます。地方裁判所（Landgericht）では弁護士が必要です。',
    bestFor: '判決があり、請求が間違っている理由があるとき。',
  },
  'de.late.enforcement-want': {
    says: 'これは執行命令（Vollstreckungsbescheid）です。もう執行できます。書面の日付から数えると、異議の2週間は過ぎました。',
  },
  'de.late.default-want': {
    says: '答えなかった、または来なかったため、あなたに不利な判決が出ました。書面の日付から数えると、異議の2週間は過ぎました。',
  },
  'de.late.enforcement-reality': {
    says: '期限内の異議がなければ、正しくても誤りでも確定します。それでも分割の相談はでき、生活に必要な分は守られます。',
  },
  'de.late.enforcement-rights': {
    says: '生活に必要な分は今も守られます。給料の一部、保護口座、基本的な物です。',
  },
  'de.late.enforcement-step': {
    says: '黄色い封筒の日付を見てください。2週間たっていなければ、今日異議を出します。過ぎていて自分のせいでないなら、同じ手紙で期限の回復（Wiedereinsetzung）を求めます。',
  },
  'de.late.enforcement-option': {
    says: '異議と申立てを一緒に送ります。もっと早くできなかった理由を書き、証拠を付けます。',
    title: '期限の回復（Wiedereinsetzung）を求める',
    cost: '最初は無料。最後は負けた側が払います。',
    time: '妨げがなくなってから2週間。期限切れから長くても1年。',
    risk: '郵便を開けなかったことは理由になりません。認められないこともあります。',
    bestFor: '入院や旅行中だった、または書面が届かなかったとき。',
  },
  'de.late.service-right': {
    says: '古い住所に送られましたか。2週間は、書面が本当に手元に届いてから始まります。証拠を付けて裁判所に伝えます。',
  },
  'de.late.judgment-reality': {
    says: '書面の日付から数えると控訴の期限は過ぎ、判決は有効です。分割の相談はまだできます。',
  },
  'de.late.judgment-step': {
    says: '今日、相手に書面で分割払いを提案してください。自分のせいでなく期限が過ぎたなら、今日、期限の回復（Wiedereinsetzung）を弁護士に相談します。',
  },
  'de.late.judgment-right': {
    says: 'その後に払った、または免除されましたか。それを理由に、まだ裁判で執行を争えます（Vollstreckungsabwehrklage）。',
  },
  'de.late.officer-want': {
    says: '払うか、来て財産と収入を申告する（Vermögensauskunft）よう求められていました。支払いの期限は過ぎました。',
  },
  'de.late.officer-step': {
    says: '日は過ぎていますが、今日、執行官に電話してください。次に何があるか聞き、毎月本当に払える額を伝えます。',
  },
  'de.late.officer-meeting': {
    says: '面会に行けませんでしたか。今すぐ新しい日を頼みます。逮捕状があっても、財産を申告すれば拘束されません。',
  },
  'de.late.clearing-step': {
    says: '明渡しの日はまだですか。今日、区裁判所に停止を求め（§ 765a ZPO）、早く頼めなかった理由を書きます。',
  },
  'de.late.clearing-right': {
    says: '2週間前を過ぎた申立ても、理由が新しいか、自分のせいでなく早くできなかったなら有効です。',
  },
  'de.late.cleared-right': {
    says: 'もう明け渡しが済みましたか。1か月以内に荷物を引き取ってください。差押え禁止の物はいつでも返してもらえます。',
  },
}

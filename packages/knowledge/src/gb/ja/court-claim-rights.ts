/** Court claims, rights and what to notice: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_RIGHTS_JA: Words = {
  'gb.claim.right-time': {
    says: '届いたとみなす日（service）から14日以内に答える権利があります。その間に受取りの確認書（acknowledgment）を送れば、反論まで28日あります。',
  },
  'gb.claim.tactic-acknowledge': {
    says: '先に受取りの確認書（acknowledgment）を送り、それから考えます。時間が14日から28日に増え、無料です。',
    risk: '「全部争う」の欄は、本当にそうするつもりのときだけ印をつけてください。',
    notWhen: '借金を全部認めるとき。',
  },
  'gb.claim.right-reasons': {
    says: '請求の中身を知る権利があります。請求（claim）には、もとになる事実を短く書かなければなりません。',
  },
  'gb.claim.right-instalments': {
    says: '分割払いを求める権利があります。相手（claimant）が断れば、裁判所の職員か裁判官が、家計を見て決めます。',
  },
  'gb.claim.right-prove': {
    says: '相手に証明させる権利があります。請求したのは相手なので、払う義務を相手が示さなければなりません。',
  },
  'gb.claim.right-self': {
    says: '自分で話せます。£10,000までの少額の請求（small claims）では、ほとんどの人がそうします。裁判官も話しやすくしてくれます。',
  },
  'gb.claim.right-mediation': {
    says: '少額のお金の請求を争うと、裁判所の調停人（mediator）と無料の電話の話し合いがあります。参加は必要ですが、合意する必要はありません。',
  },
  'gb.claim.right-counterclaim': {
    says: '相手があなたに払う義務があるなら、同じ裁判で請求できます。反訴（counterclaim）といいます。手数料がかかりますが、収入が少なければ減免があります。',
  },
  'gb.claim.warn-silence': {
    says: '期限内に何も届かないと、裁判の日なしで、すぐ判決（judgment）が出ることがあります。放っておかないでください。',
  },
  'gb.claim.warn-where': {
    says: 'まちがった所に送った答えは、認められないことがあります。反論（defence）は裁判所へ、認める用紙（admission）は相手（claimant）へ送ります。',
  },
  'gb.claim.warn-time-passed': {
    says: 'この請求は1か月より前のものです。判決（judgment）があるか、すぐ確かめてください。なければ、今日反論（defence）を送ります。',
  },
  'gb.claim.warn-large': {
    says: 'この請求は£10,000を超えています。少額の請求ではなく、負けると大きな費用を払うことがあります。反論の前に法律相談を受けてください。',
  },
  'gb.claim.warn-truth': {
    says: '反論（defence）でわざとうそを書くと、法廷侮辱（contempt of court）になります。本当だと署名するので、信じていることだけを書いてください。',
  },
  'gb.claim.insight-grown': {
    says: '利息を求めています。裁判所は年8%まで認められますが、認める義務はありません。長く遅れた場合は、もっと低いことが多いです。',
    actionable:
      '金額と日付を確かめてください。相手が何年も待っていたなら、低くするよう裁判所に求めます。',
  },
  'gb.claim.insight-parking': {
    says: '運転していない車の登録者（keeper）への駐車料金の請求では、最初の通知の額だけです。加えた費用は求められません。',
    actionable:
      '請求の額を最初の通知と比べてください。反論（defence）で、加えた額をそれぞれ争います。',
  },
  'gb.claim.insight-thin': {
    says: '大量に出す請求は、事実が少ないことがよくあります。どの契約か、何を破ったか、金額の中身を書かなければなりません。',
    actionable:
      '反論（defence）に足りないものを書き、説明があるまで全部は答えられないと書いてください。',
  },
  'gb.claim.insight-no-letter': {
    says: '会社は、先に催告書（letter of claim）を送り、30日待つべきでした。そうしなかったなら、裁判官が考えに入れられます。',
    actionable: 'その手紙が届いていないなら、反論（defence）に書いてください。',
  },
  'gb.claim.insight-limit': {
    says: '出来事は6年より前のようです。大切なのは、裁判所が請求を発行した日です。遅すぎることは、あなたが言えば、完全な反論になります。',
    actionable: '発行日を、違反の日と最後に払った日と比べてください。反論（defence）に書きます。',
  },
  'gb.claim.tactic-extend': {
    says: '書類が足りないなら、反論を28日延ばすことに同意するよう相手（claimant）に頼みます。同意する相手は多いです。裁判所に書面で伝えなければなりません。',
    risk: '相手の同意がなければ、期限は変わりません。',
    notWhen: '相手が書面で同意していないとき。',
  },
  'gb.claim.tactic-defence': {
    says: '反論（defence）は短く、番号をつけ、やさしい言葉で書きます。相手の言うことに答え、あなただけが知る事実を足します。',
    risk: '書かなかった点を後で足すのは難しいことがあります。',
    notWhen: '争う本当の理由がないとき。',
  },
  'gb.claim.tactic-settle': {
    says: 'いつでも話し合いで解決できます。判決（judgment）なしで請求を終わらせる合意を求め、書面にします。',
    risk: '署名まで、裁判所の期限を守ってください。',
    notWhen: '払う義務がないことが明らかなとき。',
  },
  'gb.claim.insight-bad-work': {
    says: '仕事や品が悪ければ、払う額が減るかもしれません。法律では、買った人は値引きを求められます。',
    actionable:
      '反論（defence）に、何が悪く、直すのにいくらかかるかを書いてください。写真と、ほかの業者の値段をそろえます。',
  },
}

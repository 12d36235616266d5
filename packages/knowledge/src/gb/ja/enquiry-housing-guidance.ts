/** Questions about homes, guidance: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSING_GUIDANCE_JA: Words = {
  'gb.ask-housing.step-stay': {
    says: 'まだ引っ越さず、鍵を返さないでください。有効でない通知が多いので、先に相談します。',
  },
  'gb.ask-housing.step-writing': {
    says: '家主か不動産会社に書面で伝えてください。何が問題か、どうしてほしいか、いつまでかを書きます。',
  },
  'gb.ask-housing.step-proof': {
    says: '証拠を集めてください。契約書、写真、メッセージ、家賃の記録、敷金（deposit）の書類です。',
  },
  'gb.ask-housing.step-rent': {
    says: '家賃は普通に払い続けてください。滞納は、家主が賃貸を終える理由になります。',
  },
  'gb.ask-housing.step-shelter': {
    says: 'Shelterの0808 800 4444か、Citizens Adviceの無料の相談を受けてください。',
  },
  'gb.ask-housing.step-shelter-scotland': {
    says: 'Shelter Scotlandの0808 800 4444か、Citizens Adviceの無料の相談を受けてください。',
  },
  'gb.ask-housing.step-shelter-cymru': {
    says: 'Shelter Cymruの08000 495 495か、Citizens Adviceの無料の相談を受けてください。',
  },
  'gb.ask-housing.step-housing-rights': {
    says: 'Housing Rightsの028 9024 5640で無料の相談を受けてください。',
  },
  'gb.ask-housing.right-court': {
    says: '家主と家を共有していなければ、裁判所が出るよう命じるまで住む権利があります。',
  },
  'gb.ask-housing.right-quiet': {
    says: '家で落ち着いて暮らす権利があります。家主のおどしやいやがらせは犯罪です。',
  },
  'gb.ask-housing.right-repair': {
    says: '安全で、住める状態で、修理された家に住む権利があります。',
  },
  'gb.ask-housing.fact-rights': {
    says: '家主は自分だけであなたを追い出せません。正しい通知と、次に裁判所が必要です。',
  },
  'gb.ask-housing.fact-reality': {
    says: 'イングランドの民間の賃貸の決まりは、2026年5月1日に変わりました。前の助言や一部の契約は、今はまちがいです。',
  },
  'gb.ask-housing.fact-cannot': {
    says: '通知のために今日出て行かせることは、だれにもできません。裁判所の執行官（bailiffs）が来るのは、命令の後だけです。',
  },
  'gb.ask-housing.option-write': {
    says: '先に家主に手紙を書きます。役所は調べて、工事を命じられます。',
    title: '手紙を書き、次に役所（council）に頼む',
    cost: '無料',
    time: '家主に14日ほど与えます',
    risk: '待つ間も家賃を払い続けてください。',
    bestFor: '修理、湿気、立ち入り、手数料の問題。',
  },
  'gb.ask-housing.option-scheme': {
    says: '保護制度が両方の証拠を見て決めます。',
    title: '敷金（deposit）の紛争解決を使う',
    cost: '無料',
    time: '出てから3か月以内に始めます',
    risk: '決定は普通、最終です。',
    bestFor: '敷金が保護制度にある場合。',
  },
  'gb.ask-housing.option-help': {
    says: '相談員が通知とあなたの権利を確かめられます。',
    title: '無料の住まいの相談を受ける',
    cost: '無料',
    time: '電話1回。その日のうちのことが多いです',
    risk: '通知や裁判所の書類の期限は進みます。',
    bestFor: '通知、裁判所の書類、おどしがある場合。',
  },
  'gb.ask-housing.option-tribunal': {
    says: '近くの似た家の広告を集め、期限内に申し立てます。',
    title: '審判所（tribunal）に家賃を決めてもらう',
    cost: '手数料があるか確かめてください',
    time: '新しい家賃が始まる前',
    risk: '家主が求めた額より高くは決められません。',
    bestFor: '新しい家賃が近くより高い場合。',
  },
  'gb.ask-housing.warning-court': {
    says: '裁判所の書類や執行官（bailiff）の日の知らせが来たら、今日助けを受けてください。法律扶助（legal aid）と、話を聞いてもらう権利があるかもしれません。',
  },
  'gb.ask-housing.change-section-21': {
    says: 'イングランドの民間の借り手への理由なしの立ち退きは、2026年5月1日に終わりました。',
    was: '家主は、ほとんどの民間の賃貸を、理由なしのsection 21の通知で終えられました。',
    is: 'section 21はなくなりました。家主には、法律上の理由、通知、裁判所の命令が必要です。',
  },
  'gb.ask-housing.change-rent': {
    says: 'イングランドの民間の契約にある家賃の値上げの条項は、もう使えません。',
    was: '多くの契約では、条項で家賃を上げられました。',
    is: '家賃を上げられるのは年に1回だけで、用紙Form 4Aと2か月前の通知が必要です。',
  },
  'gb.ask-housing.myth-two-months': {
    says: '通知で、住む権利は終わりません。裁判所が命じるまで住んでいられます。',
  },
  'gb.ask-housing.myth-repairs': {
    says: '修理まで家賃を止める権利はありません。家を失う危険があります。',
  },
}

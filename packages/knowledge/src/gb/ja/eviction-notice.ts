/** Eviction notices and late rent: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_NOTICE_JA: Words = {
  'gb.home.want-notice': {
    says: 'あなたが残ると、家主は裁判所に決めてもらうことがあります。',
  },
  'gb.home.reality': {
    says: '手紙や通知だけで、住まいは終わりません。ほとんどの借り手に出るよう命じられるのは裁判所だけで、実行できるのは裁判所の職員だけです。',
  },
  'gb.home.reality-scotland': {
    says: '通知だけで、住まいは終わりません。ほとんどの民間の賃貸では、家主はFirst-tier Tribunalの命令が必要です。公正かどうかが調べられます。',
  },
  'gb.home.reality-ni': {
    says: '通知だけで、住まいは終わりません。出て行かせるには、家主に裁判所の命令が必要です。',
  },
  'gb.home.rights-summary': {
    says: '裁判所が決めるまで、住んでいられます。争う、時間を求める、無料の弁護士を頼むことができます。',
  },
  'gb.home.rights-scotland': {
    says: '審判所（Tribunal）が命令を出すまで、住んでいられます。あなたの話を伝えられ、立ち退きが妥当でなければなりません。',
  },
  'gb.home.who': {
    says: '家主や不動産会社は、民間の人や会社です。鍵を変える、電気などを止める、物を外に出すことはしてはいけません。',
  },
  'gb.home.not-yet': {
    says: '今、あなたを追い出すことはできません。有効な通知、裁判、命令、執行官（bailiffs）の来る日が順に必要です。',
  },
  'gb.home.know-free-lawyer': {
    says: '家を失うという通知が来たら、収入に関係なく、法律扶助（legal aid）の無料の弁護士を頼めます。',
    learnMore: '法律扶助の検索ページで、Housing Loss Prevention Advice Serviceを探してください。',
  },
  'gb.home.step-stay': {
    says: 'まだ引っ越さず、鍵を返さないでください。早く出すぎると、権利や役所の助けを失うことがあります。',
  },
  'gb.home.step-lawyer': {
    says: '今、無料の法律の助けを受けてください。法律扶助（legal aid）の住まいの相談員、Shelter、Citizens Adviceです。通知を見せます。',
  },
  'gb.home.step-council': {
    says: '役所（council）に伝えてください。56日以内に家を失うかもしれないなら、住み続けるか、ほかの家を探すのを助けなければなりません。',
  },
  'gb.home.step-council-wales': {
    says: '役所（council）に伝えてください。56日以内に家を失うかもしれないなら、助けなければなりません。',
  },
  'gb.home.step-keep-paying': {
    says: '家賃を、できるだけ払い続けてください。払った証拠を毎回残します。',
  },
  'gb.home.step-advice-scotland': {
    says: '家にとどまり、通知の日の前に、Shelter ScotlandかCitizens Advice Bureauの相談を受けてください。',
  },
  'gb.home.step-advice-ni': {
    says: '家にとどまり、通知の日の前に、Housing Rightsの相談を受けてください。',
  },
  'gb.home.step-arrears': {
    says: '家賃が遅れているなら、家賃と、毎週少しの滞納の返済を提案してください。給付金と、役所の住宅の支援金を調べます。',
  },
  'gb.home.step-dispute': {
    says: '家賃の明細を求め、1行ずつ確かめてください。されなかった修理と、それについての手紙を全部書きます。',
  },
  'gb.home.right-court': {
    says: '裁判所が出るよう命じ、裁判所の執行官（court bailiffs）が来るまで、住む権利があります。ほとんどの借り手に当てはまります。',
  },
  'gb.home.right-no-force': {
    says: '家主が力やおどしで追い出すことは犯罪です。そうなったら役所に電話し、危ないときは警察に電話してください。',
  },
  'gb.home.right-reason': {
    says: 'イングランドでは、民間の家主は今、法律上の理由を言い、証明しなければなりません。理由のない立ち退きはありません。',
  },
  'gb.home.right-arrears-ground': {
    says: 'イングランドのきびしい家賃の理由では、通知の日と裁判の日の両方で、3か月の滞納が必要です。通知は4週間前に必要です。',
  },
  'gb.home.right-breathing-space': {
    says: '支払いの一時停止（breathing space）で、滞納についての通知や裁判の手続きを最長60日止められます。新しい家賃は払わなければなりません。',
  },
  'gb.home.right-scotland': {
    says: '立ち退きが妥当でない理由を、審判所（Tribunal）に言えます。審判所はあなたの事情を考えなければなりません。',
  },
  'gb.home.right-ni': {
    says: '家主は書面で知らせなければなりません。最初の12か月は4週間前、10年までは8週間前、その後は12週間前です。',
  },
  'gb.home.option-help': {
    says: '通知が有効かを調べ、裁判所であなたのために話します。',
    title: '無料の住まいの弁護士を頼む',
    cost: '無料。',
    time: '今日電話します。',
    risk: 'ありません。',
    bestFor: '通知や裁判の日がある人みんな。',
  },
  'gb.home.option-plan': {
    says: '家賃と、滞納の一部を払うことを書面で提案します。',
    title: '家賃の計画を提案する',
    cost: '提案した額。',
    time: '一晩。',
    risk: '守ってください。守らないと不利になることがあります。',
    bestFor: '家賃が遅れているが、今は払える場合。',
  },
  'gb.home.option-defend': {
    says: '請求（claim）が来たら、反論の用紙（defence form）を送り、裁判の日に行きます。',
    title: '裁判所で争う',
    cost: '反論は無料。',
    time: '裁判の日まで数週間。',
    risk: '負けると、費用が加わることがあります。',
    bestFor: '通知がまちがい、またはよい理由がある場合。',
  },
  'gb.home.warn-court-papers': {
    says: '裁判所の書類には、用紙の期限と裁判の日があります。用紙を送っていても、裁判の日に行ってください。',
  },
  'gb.home.warn-lodger': {
    says: '家主といっしょに住んでいるなら、権利が少なく、通知も短くてすみます。先に相談してください。',
  },
  'gb.home.insight-section-21-ended': {
    says: '2026年4月30日より後のsection 21の通知のようです。イングランドでは、この通知は2026年5月1日に終わったので、力がありません。',
    actionable:
      '出て行かないでください。Shelterか法律扶助（legal aid）の相談員に見せ、住み続けると書面で家主に伝えます。',
  },
  'gb.home.insight-section-21-old': {
    says: '2026年5月1日より前のsection 21の通知です。家主が期限内に裁判所に求めたときだけ有効で、一番遅くて2026年7月31日までです。',
    actionable:
      '裁判の請求（court claim）をしたか、いつしたかを書面で聞いてください。していなければ、通知に力はありません。',
  },
  'gb.home.insight-section-8': {
    says: 'section 8の通知には、どの理由（ground）か書かなければなりません。裁判所は証拠を調べ、多くの理由では、公正かどうかも見ます。',
    actionable: '理由（ground）の番号を探し、何を示す必要があるか相談員に聞いてください。',
  },
  'gb.home.change-section-21': {
    says: '2026年5月1日から、イングランドの民間の家主は、理由なしに立ち退かせることができません。',
    was: '民間の家主は、理由なしに2か月前の通知を出せました。',
    is: '家主は法律上の理由を言い、裁判所で証明しなければなりません。',
  },
  'gb.home.warn-order-made': {
    says: '裁判所がもう出るよう命じたか、執行官（bailiffs）の日が決まっているかもしれません。今日、無料の住まいの弁護士を頼んでください。止めるよう裁判所に求められることがあります。',
  },
  'gb.rent.want': {
    says: '家賃を払うか、電話で計画を決めるよう求めています。',
  },
  'gb.rent.step-statement': {
    says: '家賃の明細を求め、1行ずつ確かめてください。毎週の分、支払い、給付金を見ます。まちがいはよくあります。',
  },
  'gb.rent.step-plan': {
    says: '期限の前に返事をしてください。家賃と、毎週続けて払える少しの額を提案します。書面で同意をもらいます。',
  },
  'gb.rent.step-benefits': {
    says: '家賃の助けを全部受けているか確かめてください。足りないなら、役所に追加の住宅の支援金を頼みます。',
  },
  'gb.rent.right-social': {
    says: '役所（council）や住宅協会（housing association）は、裁判の前にあなたと話さなければなりません。払える計画を決め、給付金を手伝うよう努めるべきです。',
  },
  'gb.rent.option-plan': {
    says: '家計の表を送り、家賃と、滞納の一部を払うことを提案します。',
    title: '滞納の返済計画を提案する',
    cost: '提案した額。',
    time: '一晩。',
    risk: '続けられる額だけを提案してください。',
    bestFor: '払う義務があり、これからの家賃を払える場合。',
  },
  'gb.home.insight-sale': {
    says: '売りたい、または自分で住みたい家主は、4か月前に知らせる必要があります。この理由は、借りて最初の12か月は使えません。',
    actionable:
      '借り始めた日と通知の日付を比べ、計画の証拠を求めてください。あなたが出た後12か月は、その家をまた貸せません。',
  },
  'gb.rent.step-universal-credit': {
    says: '家賃が遅れていると、Universal Creditのjournalに書いてください。家賃の分がなぜ遅いか、家主に直接払えるかを聞きます。',
  },
}

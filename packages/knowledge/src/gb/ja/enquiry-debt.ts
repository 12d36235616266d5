/** Questions about debts: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_JA: Words = {
  'gb.ask-debt.take-car': {
    says: '取立て会社（debt collector）は、車も物も取れません。できるのは執行官（bailiff）だけで、普通の借金では、あなたが払わなかった裁判所の判決が必要です。',
  },
  'gb.ask-debt.let-in': {
    says: '取立て会社（debt collector）を家に入れたり、話したりする必要はありません。帰るように言えば、帰らなければなりません。執行官（bailiff）ではありません。',
  },
  'gb.ask-debt.let-in-scotland': {
    says: '取立て会社（debt collector）は家に入ることができず、物も取れません。スコットランドで強制できるのは執行官（sheriff officers）だけで、裁判所の命令の後だけです。',
  },
  'gb.ask-debt.let-in-ni': {
    says: '取立て会社（debt collector）は家に入ることができず、物も取れません。強制できるのはEnforcement of Judgments Officeだけで、判決の後だけです。',
  },
  'gb.ask-debt.too-old': {
    says: 'ほとんどの借金では、裁判の請求（court claim）を始められるのは6年間です。終わる前に払うか署名して認めると、数え直しになります。期間内に出た判決（judgment）は、このようには終わりません。',
    dependsOn: '最後に払った日や書面で認めた日と、判決（judgment）がもうあるか',
  },
  'gb.ask-debt.too-old-scotland': {
    says: 'スコットランドでは、ほとんどの借金は5年で消えます。その間に支払いも、書面で認めることも、裁判もない場合です。その後は払う義務がありません。地方税（council tax）と裁判所の命令はもっと長いです。',
    dependsOn: 'この5年間に払ったか、書面で認めたか、裁判になったか',
  },
  'gb.ask-debt.too-old-ni': {
    says: '北アイルランドでは、ほとんどの借金で6年間です。終わる前に払うか署名して認めると、数え直しになります。',
    dependsOn: '最後に払った日や書面で認めた日',
  },
  'gb.ask-debt.partner': {
    says: 'いいえ、ほとんどの場合ありません。結婚や同居だけでは、相手の借金を払う義務はありません。自分も署名していれば義務があります。いっしょに住む家の地方税（council tax）と家賃は別のことがあります。',
  },
  'gb.ask-debt.joint': {
    says: '共同の借金では、半分ではなく全額をそれぞれに求められます。相手の分は、相手に求められます。',
  },
  'gb.ask-debt.dead': {
    says: '借金は相続しません。ほかの人が分ける前に、亡くなった人の財産から払われます。ほとんどの場合、払うのは、自分も署名したか、共同の借金だったときだけです。',
  },
  'gb.ask-debt.prison': {
    says: 'カード、ローン、請求書、民間の駐車料金で刑務所に行くことはありません。裁判所の罰金（court fines）は別なので、あれば相談してください。',
  },
  'gb.ask-debt.wages': {
    says: 'カード、ローン、請求書では、先に判決（judgment）、次に裁判所の命令が必要です。裁判所は、生活できる額を残さなければなりません。税金や給付金の借金には別の決まりがあります。',
    dependsOn: '裁判所の判決（judgment）か、ほかの法律上の命令があるか',
  },
  'gb.ask-debt.ccj-unknown-parking': {
    says: '今動いてください。用紙N244で取消し（set aside）を裁判所に求めます。いつ知ったか、書類がどこに送られたか、なぜ料金を払う義務がないかを書きます。',
  },
  'gb.ask-debt.ccj-unknown': {
    says: '今動いてください。用紙N244で取消し（set aside）を裁判所に求めます。いつ知ったか、なぜ答えなかったか、どんな反論があるかを書きます。',
  },
  'gb.ask-debt.ccj-register': {
    says: '1か月以内に全部払えば、登録簿から消えます。そうでなければ、判決（judgment）から6年残ります。後で払うと「支払い済み」になります。',
    dependsOn: '1か月以内に全部払うか',
  },
  'gb.ask-debt.ccj-pay': {
    says: '用紙N245と家計の表で、額を下げるよう裁判所に求めてください。待つ間、払える額を払います。',
  },
  'gb.ask-debt.court-claim': {
    says: 'すぐ受取りの確認書（acknowledgment of service）を送ってください。届いたとみなす日から14日以内です。その後、反論は届いたとみなす日から28日です。放っておかないでください。',
  },
  'gb.ask-debt.letter-before': {
    says: '手紙の日付から30日以内に返事をしてください。返事の用紙（Reply Form）を使い、必要な書類を求めます。そうすれば、相手は裁判を待つべきです。',
  },
  'gb.ask-debt.not-mine': {
    says: 'この借金を知らないと手紙を書いてください。証明を求めます。必要以上の個人情報は教えません。クレジットなどの借金では、証明するのは相手です。',
  },
  'gb.ask-debt.prove': {
    says: '証拠を求められます。カード、ローン、通信販売なら、£1を送って契約書（agreement）を求めます。送るまで、裁判所で強制できません。',
  },
  'gb.ask-debt.harass': {
    says: '手紙だけで連絡するよう、書面で伝えてください。クレジットなどの借金では、適切な希望を守り、ほかの人に話してはいけません。続くなら、苦情を出します。',
  },
  'gb.ask-debt.settle': {
    says: 'はい、頼めます。減らす義務はありませんが、応じる相手は多いです。先に合意を書面でもらいます。残りを免除し、売らないと書いてあることが必要です。',
  },
  'gb.ask-debt.breathing-space': {
    says: '借金の相談員に支払いの一時停止（breathing space）について聞いてください。60日間、ほとんどの利息、手紙、取立てが止まります。心の健康の危機の治療中なら、もっと長くできます。',
  },
  'gb.ask-debt.moratorium-scotland': {
    says: 'スコットランドでは、取立ての停止（moratorium）を申し込めます。6か月間、債権者は強制の取立てができません。利息は続きます。先にお金の相談員と話してください。',
  },
  'gb.ask-debt.statutory-demand': {
    says: '今日、無料の相談を受けてください。届けられた日から18日以内に、取消しを裁判所に求められます。払うか合意するまでは21日です。',
  },
  'gb.ask-debt.bankrupt': {
    says: '1人の債権者が破産（bankruptcy）を求められるのは、£5,000以上のときだけです。正式な支払い請求（statutory demand）があるなら、18日以内に取消しを裁判所に求められます。今日相談してください。',
    dependsOn: 'その債権者への借金が£5,000以上か',
  },
  'gb.ask-debt.home': {
    says: '担保のないカードやローンでは、先に判決（judgment）が必要です。その後、家への担保（charge）を求められます。家を無理に売ることはまれで、裁判官が決めなければなりません。',
    dependsOn: '家が担保になっているか、または判決（judgment）があるか',
  },
  'gb.ask-debt.bank-account': {
    says: '取立て会社は口座に手を出せません。判決（judgment）の後なら、裁判所が止められます。自分の銀行に借金があるなら、銀行がお金を移せることがあるので、相談してください。',
    dependsOn: '判決（judgment）があるか、自分の銀行への借金か',
  },
  'gb.ask-debt.ignore': {
    says: '取立て会社の手紙だけでは、何もできません。でも、本当の借金を放っておくと、裁判になることがあります。返事をして証拠を求め、裁判所の用紙は絶対に放っておかないでください。',
    dependsOn: 'あなたの借金か、古すぎないか',
  },
  'gb.ask-debt.cannot-pay': {
    says: '先に、住まい、暖房、食べ物、地方税（council tax）を払ってください。それから無料の借金の相談員に電話します。計画、一時停止、借金をなくす方法を手配できます。',
  },
  'gb.ask-debt.credit-file': {
    says: '不払いの記録（default）は、払っても払わなくても、その日から6年残ります。まちがいなら、貸し手に訂正を求めてください。断られたら、Information Commissionerに苦情を出します。',
    dependsOn: '不払いの記録（default）の日',
  },
  'gb.ask-debt.payday': {
    says: '正しく調べずに貸したなら、苦情を出せます。利息の返金を求めてください。8週間後か最終回答の後に、Financial Ombudsmanに無料で行けます。',
  },
  'gb.ask-debt.real-letter': {
    says: 'メッセージの番号やリンクは使わないでください。FCA Registerで会社を探し、そこの番号に電話します。借金の内容を書面で求めてください。',
    dependsOn: '自分で調べた番号で、会社が本当だと認めるか',
  },
  'gb.ask-debt.step-dates-general': {
    says: '日付を探してください。裁判所の用紙や催告書（letter of claim）には、答える最後の日があります。それを最初にします。',
  },
  'gb.ask-debt.step-check-general': {
    says: '払ったり認めたりする前に、あなたの借金か、金額が正しいか、最後に払った日はいつかを確かめてください。',
  },
  'gb.ask-debt.step-priority-general': {
    says: '全部の借金の一覧を作ってください。家賃か住宅ローン、地方税（council tax）、電気とガス、裁判所の罰金を一番上に書きます。一番こまるのはこれらです。',
  },
  'gb.ask-debt.step-advice-general': {
    says: '無料の借金の相談団体に電話してください。秘密は守られ、お金はかかりません。',
  },
  'gb.ask-debt.step-write-general': {
    says: '手紙を書き、写しを残してください。電話で支払いを約束しないでください。',
  },
  'gb.ask-debt.right-fair-general': {
    says: '公正に扱われる権利があります。払わせるために、おどしたり、だましたり、上司に借金のことを話したりしてはいけません。',
  },
  'gb.ask-debt.right-afford-general': {
    says: 'カード、ローン、通信販売の借金では、時間と、払える額の計画の権利があります。',
  },
  'gb.ask-debt.right-court-first-general': {
    says: 'ほとんどの借金では、先に裁判所の判決（judgment）がなければ、だれも物や給料を取れません。地方税（council tax）と罰金（fines）には別の決まりがあります。',
  },
  'gb.ask-debt.option-proof-general': {
    says: '借金、金額、だれの債権かを証明するよう、手紙で求めます。',
    title: '証拠を求める',
    cost: '切手代。契約書（credit agreement）なら£1。',
    time: '1時間。',
    risk: '手紙で借金を認めなければ小さいです。',
    bestFor: '覚えのない借金、または古い借金の場合。',
  },
  'gb.ask-debt.option-offer-general': {
    says: '家計の表と、続けて払える毎月の額を送ります。',
    title: '払える額を提案する',
    cost: '提案した額。',
    time: '一晩。',
    risk: '古い借金の期間が数え直しになることがあります。',
    bestFor: '払う義務があり、古くない借金の場合。',
  },
  'gb.ask-debt.option-help-general': {
    says: '全部の借金を見て、一時停止から借金をなくすことまで、方法を全部教えてくれます。',
    title: '無料の借金の相談員に話す',
    cost: '無料。',
    time: '1時間ほど。',
    risk: 'ありません。',
    bestFor: '借金が2つ以上ある、または裁判所の書類がある場合。',
  },
  'gb.ask-debt.warn-restart-general': {
    says: '6年が終わる前に払うか署名して認めると、数え直しになることがあります。古い借金かもしれないなら、1ペニーでも払う前に相談してください。',
  },
  'gb.ask-debt.warn-court-general': {
    says: '裁判所の用紙があるなら、期限内に答えてください。ここでは、それが何より大切です。',
  },
  'gb.ask-debt.know-free-general': {
    says: '団体の借金相談は無料で、相談しても信用の点数は下がりません。',
    learnMore: '借金の相談を売る会社は、無料の助けがあることを言わなければなりません。',
  },
  'gb.ask-debt.insight-collector-power-general': {
    says: '取立て会社（debt collector）にできるのは、手紙と電話だけです。本当の力は裁判所にあり、そこではあなたも話せます。',
    actionable: '落ち着き、書面でやり取りし、裁判所の書類に注意してください。',
  },
  'gb.ask-debt.ni-set-aside': {
    says: '判決にある裁判所に今日電話してください。取消し（set aside）の書式を求めてください。いつ知ったか、答えなかった理由、言い分を書きます。',
  },
}

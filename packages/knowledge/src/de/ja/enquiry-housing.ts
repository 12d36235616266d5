/** The Japanese words of the rows in ../enquiry-housing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSING_JA: Words = {
  'de.ask-home.evict-now': {
    says: 'いいえ。大家は裁判に勝たなければならず、あなたを出せるのは裁判所の執行官だけです。危ないときは110に電話してください。',
  },
  'de.ask-home.rent-debt-notice': {
    says: '今すぐ滞納を全部払うか、Jobcenterか社会福祉の役所に引き受けてもらってください。裁判所の訴えが届いてから2か月までは、これで即時の解約が消えます。',
  },
  'de.ask-home.own-need': {
    says: '見てもらってください。手紙には、だれがなぜ住まいを必要とするかを書かなければなりません。終わる2か月前まで、苦しさを理由に異議を出せます。',
  },
  'de.ask-home.landlord-period': {
    says: '借りているあなたは3か月です。大家は3か月、5年後は6か月、8年後は9か月で、理由があるときだけです。',
    dependsOn: 'だれが終わらせるか、何年住んだか',
  },
  'de.ask-home.email-notice': {
    says: 'いいえ。住まいの解約には、大家からもあなたからも、紙と手書きの署名が必要です。',
  },
  'de.ask-home.rent-rise': {
    says: '手紙の後の2か月目の終わりまで考えられます。上限は地域の家賃までで、3年で20%、多くの都市では15%です。急いで署名しないでください。',
    dependsOn: '地域の家賃と、前の値上げ',
  },
  'de.ask-home.running-costs': {
    says: 'その年の終わりから12か月以内に届かなければなりません。異議には12か月あり、先に領収書を見ることができます。',
    dependsOn: '請求書が期限内に届き、正しいか',
  },
  'de.ask-home.deposit': {
    says: '多くても家賃（共益費なし）の3か月分で、3回に分けて払えます。出た後、大家は数か月調べることができ、その後、残りを返さなければなりません。',
    dependsOn: 'まだ払う義務があるもの',
  },
  'de.ask-home.defects': {
    says: '書面で知らせ、期日を示してください。欠陥が続く間、法律により家賃は低くなります。安全のため、最初は留保つきで払ってください。',
  },
  'de.ask-home.landlord-enters': {
    says: '大家は、あなたの同意なしに入れず、鍵も持てません。正当な理由があり、先に知らせたときは、住まいを見せなければなりません。',
  },
  'de.ask-home.sold': {
    says: '売られても、賃貸は終わりません。新しい持ち主が契約を受けつぎます。分譲に変わった後は、3年から10年、解約できない期間があります。',
  },
  'de.ask-home.rent-brake': {
    says: 'これがあるところでは、新しい家賃は地域の家賃より10%まで高くできます。書面で不満を伝えてください（Rüge）。法律は2029年の終わりまで認めています。',
    dependsOn: '町に家賃のブレーキがあるか、いつ入居したか',
  },
  'de.ask-home.sublet': {
    says: '後から正当な理由ができたなら、住まいの一部について許可を求められます。先に書面で聞いてください。',
    dependsOn: '正当な理由があり、先に聞いたか',
  },
  'de.ask-home.eviction-date': {
    says: '今日、町のWohnungssicherungと弁護士に行ってください。裁判所への申立て（§ 765a ZPO）は、その日の2週間前に届かなければなりません。',
  },
  'de.ask-home.moving-costs': {
    says: '決まった期間や、出るときに塗る義務は、よく無効です。塗っていない住まいを借りたなら、ほとんどの場合、塗る必要はありません。',
    dependsOn: '契約書の言葉と、最初の状態',
  },
  'de.ask-home.step-check': {
    says: '署名や引っこしの前に、解約の手紙はすべて、借家人の会に見てもらってください。',
  },
  'de.ask-home.step-pay': {
    says: '家賃を払い続けてください。滞納があれば、すぐにJobcenterか社会福祉の役所に助けを求めます。',
  },
  'de.ask-home.right-court': {
    says: '裁判所が決め、執行官が来るまで、住んでいてかまいません。',
  },
  'de.ask-home.guide-objection': {
    says: '賃貸が終わる2か月前までに、苦しさを理由に、文字で異議を出してください。',
  },
  'de.ask-home.guide-loan': {
    says: '家賃の滞納を貸付けとして引き受けるよう、Jobcenterか社会福祉の役所に求めてください。',
  },
  'de.ask-home.guide-benefit': {
    says: '住居手当（Wohngeld）を調べてください。申請した月から始まります。',
  },
  'de.ask-home.guide-right-reason': {
    says: '大家には、法律に合う理由が必要で、署名のある紙の手紙に書かなければなりません。',
  },
  'de.ask-home.guide-right-cure': {
    says: '期限内に家賃の滞納を全部払うと、即時の解約が消えることがあります。2年に1回です。',
  },
  'de.ask-home.guide-right-bill': {
    says: '共益費の請求書のもとになる領収書を見ることができます。',
  },
  'de.ask-home.guide-option-help': {
    says: '手紙と契約書を見てもらいます。',
    title: '借家人の会か弁護士',
    cost: '年会費、または弁護士の相談券。',
    time: '今週。',
    risk: 'ありません。',
    bestFor: '大家からの手紙に疑問があるとき。',
  },
  'de.ask-home.guide-warn': {
    says: '自分の考えだけで、家賃を止めないでください。留保つきで払い、相談します。',
  },
  'de.ask-home.tenant-leaves': {
    says: '署名した手紙が月の3営業日目までに届けば、3か月です。もっと早い終わりは、書面で大家に求めてください。',
    dependsOn: '大家が早い終わりに同意するか',
  },
  'de.ask-home.power-off-landlord': {
    says: '大家は、あなたを出すために、水、暖房、電気を止められません。裁判所は数日で止めさせられます（einstweilige Verfügung）。',
  },
  'de.ask-home.deposit-not-back': {
    says: '精算と利息付きの返金を書面で求め、2週間の期限を決めてください。法律に決まった期間はありません。損害の請求は6か月で時効ですが、差し引かれることはあります。今後の諸費用のため、適切な一部は残せます。その後はMahnbescheidを申し立てます。',
  },
  'de.ask-home.rent-rise-agree': {
    says: '法律より多くに同意する必要はありません。地域の家賃までで、3年で最大20%、多くの都市では15%です。手紙には理由が必要です。届いた後の2か月目の終わりまで、全部、一部に同意するか、答えないかを選べます。その後は大家が訴えなければなりません。',
  },
  'de.ask-home.noise': {
    says: 'まず話し合い、日時を書いた騒音の記録を付けてください。大家に書面で伝えます。大家には動く義務があり、その間家賃が下がることがあります。夜は警察かOrdnungsamtに電話してください。最後は裁判所が禁じられます。州によっては先に調停（Schlichtung）が必要です。',
  },
}

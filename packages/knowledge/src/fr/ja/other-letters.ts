/** The Japanese words of the rows in ../other-letters.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const OTHER_LETTERS_JA: Words = {
  'fr.other.insure-want': {
    says: '保険会社が、あなたの請求か契約について決めています。反対できます。',
  },
  'fr.other.insure-who': {
    says: '保険会社は民間の会社です。その決定は判決ではありません。',
  },
  'fr.other.insure-reality': {
    says: '断られても、終わりではありません。保険会社は、契約のはっきりした条項を示さなければなりません。',
  },
  'fr.other.insure-rights': {
    says: '理由を求め、自分の専門家を頼み、無料の調停人に行けます。',
  },
  'fr.other.insure-step-reason': {
    says: '断りがどの条項によるか、書面で聞いてください。専門家の報告書を求めます。',
  },
  'fr.other.insure-step-contract': {
    says: '補償と、除かれるものを読んでください。除くことは、はっきりしていて、限られ、とても見やすい字でなければなりません。',
  },
  'fr.other.insure-step-complain': {
    says: '苦情の係（service réclamations）に書いてください。2か月後、保険の調停人に行きます。',
  },
  'fr.other.insure-step-expert': {
    says: '価値がまちがいなら、二人目の専門家（contre-expertise）を求めてください。',
  },
  'fr.other.insure-right-clear': {
    says: 'あいまいな、またはかくれた除外は効きません。',
  },
  'fr.other.insure-right-two': {
    says: '出来事から2年以内に裁判所に行けます。支払いについての書留で、期間がまた始まります。',
  },
  'fr.other.insure-right-mediator': {
    says: '保険の調停人は無料です。',
  },
  'fr.other.insure-option-dispute': {
    says: '証拠、写真、請求書をつけて、苦情の係に書きます。',
    title: '断りを争う',
    cost: '書留1通。',
    time: '答えまで2か月。',
    risk: '小さいです。',
    bestFor: '断りがまちがって見えるとき。',
  },
  'fr.other.insure-option-mediator': {
    says: "La Médiation de l'Assuranceが記録を見ます。",
    title: '無料の調停人に行く',
    cost: '何もかかりません。',
    time: '数か月。',
    risk: 'ありません。その間、2年は止まります。',
    bestFor: '2か月で良い答えがないとき。',
  },
  'fr.other.insure-limit': {
    says: '保険契約の請求は、2年で終わります。',
    from: '出来事の日',
    restartedBy: '支払いについての書留、または専門家が決まることで、2年がまた始まります。',
  },
  'fr.other.insure-warn-two': {
    says: '手紙を書いている間に、2年を過ぎないようにしてください。1通は書留で送ります。',
  },
  'fr.other.copy-want-arcom': {
    says: 'Arcomが、あなたのネット回線から作品が共有されたと警告しています。払うのではなく、回線を安全にするよう求めています。',
  },
  'fr.other.copy-want-photo': {
    says: 'だれかが、あなたが許しなく写真などの作品を使ったと言い、お金を求めています。',
  },
  'fr.other.copy-who': {
    says: 'Arcomは公の機関です。手紙やメールでお金を求めることは決してありません。',
  },
  'fr.other.copy-who-private': {
    says: 'このような手紙は、ほとんどの場合、写真の会社のために動く会社から来ます。裁判所ではありません。',
  },
  'fr.other.copy-reality': {
    says: '警告は罰金ではありません。くり返した後で初めて、裁判官が€1,500まで罰金を科せます。',
  },
  'fr.other.copy-reality-photo': {
    says: '作品が独自のもので、権利を持ち、損害がいくらかを、相手が示さなければなりません。最初の金額はよく高いです。',
  },
  'fr.other.copy-rights': {
    says: '証拠と詳しいことを求め、あなたの側を伝えられます。',
  },
  'fr.other.copy-not-yet': {
    says: '裁判官なしに、払わせることはできません。',
  },
  'fr.other.copy-step-secure': {
    says: 'wifiのパスワードを変え、家の人と話し、共有のソフトを消してください。',
  },
  'fr.other.copy-step-remove': {
    says: '写真を消し、何が、どこに、どれだけ長く載っていたかを保存してください。',
  },
  'fr.other.copy-step-proof': {
    says: '権利、使用、金額の証拠を求めてください。まだ何にも署名しません。',
  },
  'fr.other.copy-step-advice': {
    says: 'お金を求められたら、point-justice（3039）か弁護士に相談してください。',
  },
  'fr.other.copy-right-proof': {
    says: '求める側が証明しなければなりません。',
  },
  'fr.other.copy-right-details': {
    says: 'どの作品のことかArcomに聞き、意見を送る権利があります。',
  },
  'fr.other.copy-option-proof': {
    says: '書いて、証拠を求め、あなたの側を伝えます。確かでないことは、何も認めません。',
    title: '証拠と詳しいことを求める',
    cost: '何もかかりません。',
    time: '1時間。',
    risk: '小さいです。',
    bestFor: '何のことか、はっきりしないとき。',
  },
  'fr.other.copy-option-deal': {
    says: '使ったのなら、ふつうの市場の使用料を申し出ます。',
    title: 'ふつうの使用料を申し出る',
    cost: '使用料。',
    time: '数通の手紙。',
    risk: '相手が断り、裁判所に行くことがあります。',
    bestFor: '写真を使い、それが相手のもののとき。',
  },
  'fr.other.park-want': {
    says: '民間の駐車場の会社が、私有地での駐車のお金を求めています。',
  },
  'fr.other.park-who': {
    says: 'これは会社で、国や町ではありません。そのお金は罰金ではなく、点数も失いません。',
  },
  'fr.other.park-reality': {
    says: 'もとになるのは契約だけです。会社が、決まり、金額、あなたが駐車したことを証明しなければなりません。',
  },
  'fr.other.park-not-yet': {
    says: '裁判官なしに、何も差し押さえられず、罰金のように上げることもできません。',
  },
  'fr.other.park-step-check': {
    says: '場所、日、決まりの標識、券を確かめてください。写真をとります。',
  },
  'fr.other.park-step-write': {
    says: '書いて、契約と金額の証拠を求めてください。払っていなければ、ふつうの駐車料金を申し出ます。',
  },
  'fr.other.park-right-proof': {
    says: '会社が請求を証明しなければなりません。',
  },
  'fr.other.park-right-penalty': {
    says: '明らかに高すぎる違約金は、裁判官が下げられます。',
  },
  'fr.other.park-right-mediator': {
    says: '会社の無料の消費者の調停人を使う権利があります。',
  },
  'fr.other.park-option-dispute': {
    says: '会社に書いて、何がまちがいかを伝え、それから調停人に行きます。',
    title: '証拠を求める',
    cost: '何もかかりません。',
    time: '1時間。',
    risk: '小さいです。裁判所に行くことはあります。',
    bestFor: '払った、または標識がはっきりしなかったとき。',
  },
  'fr.other.park-option-pay': {
    says: '払わずに駐車したなら、その時間の料金を払い、これで解決だと書きます。',
    title: '適切な料金を払う',
    cost: '駐車料金。',
    time: '数分。',
    risk: '残りを求められることがあります。',
    bestFor: '払わなかったとき。',
  },
  'fr.other.scam-want': {
    says: 'このメッセージは詐欺のように見えます。お金か情報をねらっています。',
  },
  'fr.other.scam-who': {
    says: '詐欺の人は、よく、銀行、CAF、ANTAI、税務署、宅配会社の名前を使います。',
  },
  'fr.other.scam-reality': {
    says: '公の役所は、SMSでカード番号や支払いを求めません。銀行は、電話で振込みやコードの確認を求めません。',
  },
  'fr.other.scam-rights': {
    says: '何も払う義務はありません。あなたの同意なしにお金が取られたら、銀行はほとんどの場合、すぐに返さなければなりません。',
  },
  'fr.other.scam-step-stop': {
    says: '答えず、クリックせず、電話せず、払わないでください。メッセージは証拠として残します。',
  },
  'fr.other.scam-step-bank': {
    says: '払ったか、情報を教えましたか。すぐに銀行に電話し、カードを止めてください。',
  },
  'fr.other.scam-step-report': {
    says: '17Cyberで助けを受けてください。にせのメッセージは33700に送ります。カードの詐欺は、service-publicのPercevalを使います。',
  },
  'fr.other.scam-step-check': {
    says: '迷いますか。本当のサイトを自分で打つか、前の請求書の番号に電話してください。',
  },
  'fr.other.scam-step-complain': {
    says: 'お金を失ったなら、警察かgendarmerieに、またはネットの詐欺ならTHESEEでネットから、被害届を出してください。',
  },
  'fr.other.scam-right-refund': {
    says: 'あなたが許していない支払いは、あなたの詐欺か重い不注意を証明しないかぎり、銀行が返さなければなりません。13か月以内に伝えてください。',
  },
  'fr.other.scam-right-complain': {
    says: '被害届を出す権利があります。警察は受け取らなければなりません。',
  },
  'fr.other.scam-option-ignore': {
    says: '証拠として残し、届け出てから、消します。',
    title: '答えずに、届け出る',
    cost: '何もかかりません。',
    time: '5分。',
    risk: 'ありません。',
    bestFor: '何も教えていないとき。',
  },
  'fr.other.scam-option-bank': {
    says: 'カードと支払いを止め、書面で返金を求めます。',
    title: '銀行と17Cyberに電話する',
    cost: '何もかかりません。',
    time: 'すぐに。',
    risk: 'ありません。',
    bestFor: '払ったか、情報を教えたとき。',
  },
  'fr.other.insure-deadline-unpaid': {
    says: 'この正式な手紙から、補償が止まるまで30日あります。その10日後に、保険会社は契約を終わらせられます。',
    action: '保険料を払うか、時間を求める',
    consequence: 'その後は補償がなく、保険料は払う義務が残ります。',
  },
  'fr.other.insure-right-late': {
    says: '届け出が遅れて補償を失うのは、契約にそう書かれ、遅れで損をしたと保険会社が示したときだけです。',
  },
}

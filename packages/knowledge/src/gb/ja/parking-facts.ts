/** What a private parking charge is, and the time to go to court: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_FACTS_JA: Words = {
  'gb.parking.fact-wants': {
    says: '民間の会社が、駐車の決まりが破られたとして、決まった額を求めています。14日以内に払うと安くなることが多いです。',
  },
  'gb.parking.fact-rights': {
    says: '会社に無料で不服を申し立てられます。断られたら、ほとんどの会社では、無料の独立した不服申立てがあります。',
  },
  'gb.parking.fact-wants-collector': {
    says: '取立て会社が、駐車料金に自分の費用を足して求めています。駐車会社の代わりに書いていて、裁判所の力はありません。',
  },
  'gb.parking.fact-wants-court': {
    says: '裁判の請求（court claim）を始めるかもしれないと書いています。納得できなくても、書かれた日までに返事をしてください。',
  },
  'gb.parking.fact-not-a-fine': {
    says: 'これは民間の会社からの請求で、罰金（fine）ではありません。犯罪ではなく、払わせられるのは裁判所だけです。',
  },
  'gb.parking.fact-can-be-owed': {
    says: 'それでも払う義務があることがあります。最高裁判所は、はっきりした看板の£85の料金を適正だとしました。この手紙を捨てないでください。',
  },
  'gb.parking.fact-who': {
    says: '駐車会社は、店、病院、家主のために駐車場を運営します。民間の会社で、警察や役所の力はありません。',
  },
  'gb.parking.fact-trade-body': {
    says: 'ほとんどの会社は、2つの業界団体のどちらかに入っています。BPAの会社はPOPLA、IPCの会社はIASで不服申立てをします。',
  },
  'gb.parking.fact-code': {
    says: '両方の業界団体の会社は、1つの行動規則（code of practice）を守らなければなりません。業界の規則で法律ではありませんが、引用できます。',
  },
  'gb.parking.fact-no-bailiffs': {
    says: '今、このことで執行官（bailiff）は来られません。先に裁判所の判決（judgment）が必要で、その前に裁判所の書類が届きます。',
  },
  'gb.parking.fact-no-credit-mark': {
    says: 'この手紙は信用情報に関係しません。関係するのは、1か月払わないままの裁判所の判決（judgment）だけです。',
  },
  'gb.parking.fact-twenty-pounds': {
    says: 'よい理由と証拠があれば、業界の規則で£20に下がることがあります。',
    learnMore:
      '例えば、ナンバーの打ちまちがい、急な病気、遅れた診察、故障、見せ忘れたBlue Badgeです。',
  },
  'gb.parking.fact-fourteen-days': {
    says: '車に何も置かれなかったなら、登録者（keeper）への通知は、駐車から14日以内に届かなければなりません。遅ければ、運転した人にだけ求められます。',
    learnMore:
      '14日は、駐車の次の日から始まります。郵便の通知は、出してから2営業日目に届いたと数えます。',
  },
  'gb.parking.fact-scotland-keeper': {
    says: 'スコットランドでは、払わせられるのは運転した人だけです。登録者（keeper）に払わせる法律は、まだ始まっていません。',
    learnMore:
      'Transport (Scotland) Act 2019のPart 8が、登録者の責任（keeper liability）を作る予定です。まだ始まっていません。',
  },
  'gb.parking.fact-ni-keeper': {
    says: '登録者（keeper）に求められる法律は、イングランドとウェールズだけです。北アイルランドでは、料金は運転した人のものです。',
    learnMore: 'Protection of Freedoms Act 2012のSchedule 4は、北アイルランドには及びません。',
  },
  'gb.parking.limitation': {
    says: '会社が裁判の請求（court claim）を始められるのは6年間です。その後は、完全な反論があります。',
    from: '駐車した日',
    restartedBy: '一部を払うか、借金を認める手紙に署名すると、6年が数え直しになります。',
  },
  'gb.parking.limitation-scotland': {
    says: 'スコットランドでは、だれも裁判を起こさず、あなたが認めなければ、借金は5年で消えます。',
    from: '駐車した日',
    restartedBy: '5年の間に払う、書面で認める、裁判があると、期間が止まります。',
  },
  'gb.parking.limitation-ni': {
    says: '北アイルランドでは、会社が裁判の請求（court claim）を始められるのは6年間です。',
    from: '駐車した日',
    restartedBy: '一部を払うか、借金を認める手紙に署名すると、6年が数え直しになります。',
  },
  'gb.parking.fact-wants-rejected': {
    says: '会社があなたの不服申立てを断り、支払いを求めています。まだ、独立した機関に無料で申し立てられます。',
  },
  'gb.parking.fact-rights-rejected': {
    says: '無料の独立した不服申立ての権利があります。手紙には、どこに申し立てるかとコードがなければなりません。',
  },
}

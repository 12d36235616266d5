/** Japanese: service charges, higher rent, homes that make people ill, and trouble with neighbours. */
import type { Words } from '@plainletter/contracts/rule'

export const HOMES_AND_NEIGHBOURS_JA: Words = {
  'gb.lease.right-fair-costs': {
    says: '払うのは、公正な費用で、きちんとした仕事の分だけです。いくら払うかは審判所（tribunal）が決められます。',
  },
  'gb.lease.right-asked-first': {
    says: '1戸あたり£250を超える工事は、先に見積もりを見せて意見を聞く必要があります。しなければ、あなたの分は£250まで下がることがあります。',
  },
  'gb.lease.right-old-costs': {
    says: '請求の時に18か月より古い費用は払わなくてかまいません。ただし、請求が来ると期限内に書面で知らせていた場合は別です。',
  },
  'gb.lease.right-see-bills': {
    says: '請求には、あなたの権利のまとめが必要です。届くまで支払いを止められます。領収書を見せるよう頼めます。',
  },
  'gb.lease.no-forfeit-yet': {
    says: '請求のために家を取り上げるには、先に審判所か裁判所が支払い義務を認めるか、あなたが認める必要があります。£350以下なら、3年より古いことも必要です。',
  },
  'gb.lease.step': {
    says: '何を認め、何に反対し、なぜかを書きます。費用のまとめと領収書を求めます。認める分は払います。',
  },
  'gb.lease.answer': {
    says: '払うのは公正な費用だけです。1戸あたり£250を超える工事は、先に聞く必要があります。審判所（tribunal）が決められ、それより前に家は取られません。',
  },
  'gb.lease.right-longer': {
    says: '長い借地権（lease）で部屋を持つ人は、公正な値段で期間をのばせます。先に2年持つ必要はもうありません。',
  },
  'gb.lease.right-manage': {
    says: '部屋の持ち主（leaseholders）は建物の管理を引き継げます。家主の落ち度は要りません。',
  },
  'gb.rent-rise.wants': {
    says: '家主は、書かれた日から家賃を上げたいと言っています。その日より前に争えます。',
  },
  'gb.rent-rise.right-form': {
    says: '民間の家主が家賃を上げられるのは年に1回で、公式の用紙と2か月前の知らせが要ります。契約の値上げ条項はもう効きません。',
  },
  'gb.rent-rise.right-tribunal': {
    says: '新しい家賃が始まる前に First-tier Tribunal に申し立てます。家主の求めより高くは決められず、高い家賃は決定の後に始まります。',
  },
  'gb.rent-rise.step': {
    says: '近くの似た家の家賃を調べます。新しい家賃が始まる前に家主に手紙を書きます。',
  },
  'gb.rent-rise.right-wales': {
    says: '家主が家賃を上げられるのは12か月に1回で、RHW12の用紙で2か月前に知らせます。',
  },
  'gb.rent-rise.right-scotland': {
    says: '家賃を上げられるのは12か月に1回で、公式の用紙で3か月前に知らせます。21日以内に家賃の審査官（rent officer）に頼めます。',
  },
  'gb.rent-rise.right-ni': {
    says: '家賃を上げられるのは12か月に1回で、3か月前に書面で知らせます。',
  },
  'gb.home.scotland-register': {
    says: '民間の家主は役所の名簿に登録が必要です。登録なしで貸すのは犯罪で、役所は家賃を払わなくてよいと命じられます。役所に知らせましょう。',
  },
  'gb.home.right-fit': {
    says: '借りた家は、ひどい湿気や寒さや危険がなく、住めるものでなければなりません。裁判所は工事を命じ、お金を認められます。',
  },
  'gb.home.right-council-looks': {
    says: '役所は借家を調べ、安全にするよう家主に命じられます。役所の家なら、その苦情の窓口と Housing Ombudsman を使います。',
  },
  'gb.home.right-own-case': {
    says: '家が健康を害するときは、治安判事の裁判所に工事の命令を求められます。21日前に家主に書面で知らせます。',
  },
  'gb.neighbour.right-hedge': {
    says: '2メートルを超える常緑の生け垣は役所に申し立てできます。まず隣の人と話し合います。手数料がかかります。',
  },
  'gb.neighbour.right-party-wall': {
    says: '共有の壁の工事や、近くを掘る前に、隣の人は1か月か2か月前に書面で知らせる必要があります。調査の専門家（surveyor）を頼めます。',
  },
  'gb.neighbour.right-noise': {
    says: '役所は騒音、煙、においを調べる義務があります。ひどい迷惑なら、やめるよう命じます。',
  },
  'gb.neighbour.right-review': {
    says: '迷惑な行いを届けても、ほとんど何もされないときは、見直し（case review）を求められます。警察と役所は一緒に調べます。',
  },
  'gb.neighbour.right-branches': {
    says: '枝や根は自分の境まで切れます。木が保護されていないか、先に役所に確かめます。',
  },
  'gb.neighbour.know-boundary': {
    says: 'Land Registry の図の線は、境をおおよそ示すだけです。古い証書や長い使用も大切です。',
  },
  'gb.neighbour.right-nuisance': {
    says: '裁判所は、ひどい迷惑をやめるよう隣の人に命じ、お金を払わせられます。まず話し合いと調停を試します。',
  },
  'gb.neighbour.right-camera': {
    says: '持ち主の家の外まで写すカメラは、データの法律を守る必要があります。なぜ写すのか聞き、自分の映像を求められます。',
  },
  'gb.neighbour.answer': {
    says: '安全なら、まず話し、日記をつけます。次に役所に届けます。役所は調べる義務があり、やめるよう命じられます。',
  },
  'gb.neighbour.answer-hedge': {
    says: 'まず隣の人と話し、手紙を書きます。2メートルを超える常緑の生け垣は、手数料を払って役所に申し立てできます。切るよう命じられます。',
  },
  'gb.neighbour.answer-wall': {
    says: '書面の知らせ（party wall notice）を求めます。共有の壁の工事や近くを掘る1か月か2か月前に必要です。知らせのない工事は裁判所が止められます。',
  },
  'gb.neighbour.answer-branches': {
    says: 'はい、自分の境まで切れます。切った物は返すと申し出て、木が保護されていないか役所に確かめます。',
  },
  'gb.noise.right-review': {
    says: '6か月に3回訴えても何もされないなら、見直し（anti-social behaviour case review）を求められます。自分で治安判事（magistrate）にやめさせる命令を求めることもできます。',
  },
}

/** The Japanese words of the rows in ../consumer.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_JA: Words = {
  'us.consumer.want': {
    says: '会社が、あなたの買い物や契約について、何をするか、しないかを伝えています。',
  },
  'us.consumer.who': { says: 'これは民間の会社です。断られても、それで終わりではありません。' },
  'us.consumer.reality': {
    says: '気が変わったから返品できるという、一般の権利はありません。不良品や隠れた手数料は別です。',
  },
  'us.consumer.rights-summary': {
    says: 'カードの請求を争う、保証を使う、州に苦情を出す、少額の裁判所（small claims court）に行く、ができます。',
  },
  'us.consumer.right-billing': {
    says: '品物が来ない、またはカードの請求がまちがいなら、明細から60日以内にカード会社に手紙を書きます。',
  },
  'us.consumer.right-cooling-off': {
    says: '自宅での $25 以上の販売、ホテルや展示会での $130 以上の販売は、3営業日目の真夜中まで取り消せます。',
  },
  'us.consumer.right-online-cancel': {
    says: 'オンラインの会社は、条件を伝え、はっきりした同意を得て、請求を簡単に止める方法を用意しなければなりません。',
  },
  'us.consumer.right-delivery': {
    says: 'オンラインで買った品物は、約束の期間か30日以内に発送されなければなりません。そうでなければ、取り消してお金を返してもらえます。',
  },
  'us.consumer.right-warranty': {
    says: '会社が書面の保証を守らなければ、訴えることができ、弁護士費用をもらえることがあります。',
  },
  'us.consumer.right-small-claims': {
    says: '弁護士なしで、会社を少額の裁判所（small claims court）に訴えられます。上限の額は州ごとにちがいます。',
  },
  'us.consumer.step-write': {
    says: '会社に手紙を書いてください。何を買ったか、何が悪かったか、何を求めるか、いつまでにかを書きます。',
  },
  'us.consumer.step-card': {
    says: 'クレジットカードで払ったなら、すぐにカード会社に書面で請求を争ってください。',
  },
  'us.consumer.step-proof': {
    says: '領収書、契約書、写真、全部のメッセージを取っておいてください。',
  },
  'us.consumer.option-card': {
    says: '請求を争うための住所に手紙を送ります。30日以内に答え、2回の請求期間のうちに決めなければなりません。',
    title: 'カード会社に争う',
    cost: '無料',
    time: '明細から60日以内',
    risk: '正直なら、なし。残りは払い続けてください。',
    bestFor: 'クレジットカードで払った場合。',
  },
  'us.consumer.option-complain': {
    says: '州の司法長官や消費者の窓口が、会社に働きかけられます。FTCにも伝えてください。',
    title: '州に苦情を出す',
    cost: '無料',
    time: '数週間',
    risk: 'なし。',
    bestFor: '会社が答えない場合。',
  },
  'us.consumer.option-court': {
    says: '地元の裁判所に申し立てます。自分の言葉で裁判官に話します。',
    title: '少額の裁判所に行く',
    cost: '少しの申立て手数料',
    time: '1か月から3か月',
    risk: '手数料を失うことがあります。',
    bestFor: '額が上限までで、証拠がある場合。',
  },
}

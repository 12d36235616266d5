/** The Japanese words of Switzerland: everyday terms. */
import type { Words } from '@plainletter/contracts/rule'

export const EVERYDAY_TERMS_JA: Words = {
  'ch.insure.right-premium': {
    says: '保険料を払わないと補償が止まるのは、14日を置き、結果を書いた書面の督促の後だけです。さらに2か月たち、訴えがなければ、契約は終わります。',
  },
  'ch.insure.right-end-policy': {
    says: '新しい保険は14日以内に取り消せます。長い契約は、3年の後、3か月の予告で終えられます。',
  },
  'ch.buy.right-phone': {
    says: '電話やネットの会社には、先に書面を送ってください。次に、オンブズマン（ombudscom）が少しの手数料で調べ、残りは会社が払います。',
  },
  'ch.buy.right-end-service': {
    says: 'サービスの契約（Auftrag）の多くは、いつでも終えられます。した分を払います。費用が増えることがあるのは、悪い時期に終えたときだけです。',
  },
  'ch.buy.right-tricked': {
    says: 'だまされたか、重大なまちがいをしたなら、気づいてから1年以内に、契約に縛られないと言えます。',
  },
  'ch.buy.right-unfair-terms': {
    says: '細かい字の規約のうち、消費者にひどく不公正なものは効力がありません。',
  },
  'ch.buy.right-late': {
    says: '品物が来なければ、書面で最後の適切な日を決めてください。それでも来なければ、すぐに取り消して返金を受けられます。',
  },
  'ch.data.right-told': {
    says: 'データの流出の後、どのデータを持ち、何が失われたかを会社に聞けます。無料で、ほとんどは30日以内に答えなければなりません。',
  },
  'ch.ask.neighbour': {
    says: '隣の人は、音、におい、煙で、あなたをひどく困らせてはいけません。話し、日記をつけ、家主に伝えてください。調停の役所（Schlichtungsbehörde）も助けます。',
  },
  'ch.ask.estate': {
    says: '相続では、借金も受け継ぎます。断るまで3か月ありますが、公式の目録（Inventar）を求めるのは1か月だけです。',
  },
  'ch.ask.maintenance': {
    says: '両親は、それぞれの力に応じて子どもの費用を払います。暮らしが変われば、裁判所が額を変えられます。払われない額は、町が立て替えることがあります。',
  },
  'ch.stay.right-short': {
    says: '在留の決定に対する期間は、30日のことが多く、5日だけのこともあります。手紙の終わりを読み、今すぐ無料の相談を受けてください。',
  },
}

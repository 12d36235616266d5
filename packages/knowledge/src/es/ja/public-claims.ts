/** The Japanese words of Spain: claims of public offices. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_CLAIMS_JA: Words = {
  'es.contributions.right-parts': {
    says: '社会保険の役所に分割（aplazamiento）を頼めます。守っている間は滞納がないとみなされ、差し押さえは止まります。',
  },
  'es.contributions.surcharge': {
    says: '遅れた保険料は、ほとんどの場合、次の月のうちに払えば10%、その後は20%増えます。',
  },
  'es.contributions.right-appeal': {
    says: '社会保険の請求には、1か月以内に不服（recurso de alzada）を申し立てられます。取立てが止まるのは、支払いか保証があるときだけです。',
  },
  'es.contributions.right-grounds': {
    says: '加算の付いた請求には、次の理由が使えます。払った、古すぎる、額のまちがい、延期された、または最初の請求が届いていないことです。',
  },
  'es.benefit.right-judge-first': {
    says: '与えた給付を取り消すには、ほとんどの場合、役所は裁判官に求める必要があります。あなたが何かを言わなかったときは、役所だけでできます。SEPEは1年以内ならできます。',
  },
  'es.benefit.right-office-mistake': {
    says: '役所だけのまちがいで、あなたが正直だったなら、全部を取り戻すのは不公正なことがあります。不服の中でそう書いてください。',
  },
  'es.town.right-no-gain': {
    says: '利益なしに売るか受け取ったなら、plusvalíaを払う義務はありません。本当の利益のほうが税が低いなら、それを求められます。両方の証書を送ってください。',
  },
  'es.town.waste': {
    says: '2025年4月から、町はごみのサービスの実際の費用を求めなければなりません。家、年、収入が少ない人の割引を確かめてください。',
  },
  'es.tax.late-return': {
    says: '請求の前の遅れた申告は、1%と、丸1か月ごとにさらに1%です。1年の後は15%と利息です。期限内に払えば、4分の1が減ります。',
  },
  'es.public.right-two-tries': {
    says: '紙の通知は、公の掲示の前に、家に2回届けようとする必要があります。していなければ、届いていないと言ってください。',
  },
}

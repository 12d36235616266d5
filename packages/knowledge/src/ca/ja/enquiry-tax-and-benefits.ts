/** Questions about taxes, and benefits asked back or refused: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_AND_BENEFITS_JA: Words = {
  'ca.ask.tax': {
    says: 'まちがっていたら、90日以内に異議申立て（notice of objection）を出してください。払えないなら、電話して計画を頼みます。放っておかないでください。',
  },
  'ca.ask.benefit': {
    says: 'なぜか、どの週の分かを聞いてください。雇用保険（employment insurance）なら、30日以内に見直し（reconsideration）を求めます。合っているなら、少しずつ払うことを頼みます。',
  },
  'ca.ask.cerb-debt': {
    says: '収入の証拠を付けて、書面で2回目の審査を求めてください。駄目なら30日以内に連邦裁判所で争えます。債務がある間、CRAは税の還付やGSTクレジットを取れますが、児童給付は取れません。家賃や食費に困るなら電話して家計を見せましょう。額を減らすか待ってくれることがあります。',
  },
  'ca.ask.benefit-refused': {
    says: '証拠をつけて、書面で見直しを求めてください。国の年金は90日、雇用保険（employment insurance）は30日です。州の援助は、ほとんどの場合20日から90日です。手紙を見てください。',
  },
  'ca.ask.cra-froze': {
    says: '今日、税務当局に電話してください。裁判所の命令はいりませんが、生活が苦しいことを示し、計画を出せば、凍結を解けます。罰金と利息を減らすことも求めてください。',
  },
  'ca.ask.old-tax': {
    says: '税務当局が取り立てられるのは、決定の90日後から、たいてい10年です。支払い、約束、当局の手続きがあると、10年を数え直します。',
  },
}

/** The Japanese words of the rows in ../insurance-contract.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_CONTRACT_JA: Words = {
  'de.insurance.dearer-want': {
    says: '保険会社が、同じ補償にもっと多いお金を求めています。',
  },
  'de.insurance.dearer-right': {
    says: '料金が上がり、補償が増えないなら、この手紙から1か月以内に契約を終わらせられます。値上げが始まるときに終わります。',
  },
  'de.insurance.dearer-deadline': {
    says: '値上げを理由に契約を終わらせるために、手紙が届いてから1か月あります。',
    action: '別の保険会社がよければ、文字で契約を終わらせる',
    consequence: '契約は高い料金で続きます。',
  },
  'de.insurance.dearer-step': {
    says: '先にほかの申し出と比べてください。新しい補償が書面で約束されてから、古い契約を終わらせます。',
  },
  'de.insurance.dearer-option': {
    says: '値上げの理由か、もっと安い料金を聞きます。',
    title: '話すか、変える',
    cost: '無料。',
    time: '1か月以内。',
    risk: '早く終わらせすぎると、補償のない時間ができます。',
    bestFor: '値上げが大きいとき。',
  },
  'de.insurance.ended-right': {
    says: '事故などの請求の後、両方が契約を終わらせられますが、お金の話し合いが終わってから1か月以内だけです。保険会社は1か月前に知らせなければなりません。',
  },
  'de.insurance.ended-step': {
    says: '代わりに自分から終わらせてよいか聞いてください。その方が、ほかの保険会社は受け入れやすいです。その日の前に新しい補償を探します。',
  },
  'de.insurance.crash-right': {
    says: '相手の運転した人の保険会社に、直接求められます。3か月以内に、申し出をするか、理由を示さなければなりません。',
  },
  'de.insurance.crash-lawyer': {
    says: '相手の運転した人に責任があれば、小さい損害を除き、その保険会社が、ほとんどの場合あなたの弁護士と専門家の費用も払います。',
  },
  'de.insurance.health-right-reasons': {
    says: '独立した管理人（Treuhänder）の同意が必要で、手紙には、どの費用で値上げになったかを書かなければなりません。それがなければ、まだ有効ではありません。',
  },
  'de.insurance.health-right-tariff': {
    says: '同じ保険会社の別の料金に変え、年齢のための積立てを保てます。どの料金を選べるか聞いてください。',
  },
  'de.insurance.health-right-end': {
    says: '手紙から2か月以内に、この補償を終わらせられます。全部の健康保険では、新しい保険会社が受け入れると示さなければなりません。',
  },
  'de.insurance.health-warn': {
    says: '民間の健康保険を急いでやめないでください。年齢のための積立てを失うことがあり、新しい会社は健康について聞きます。',
  },
  'de.insurance.health-step': {
    says: '理由と、似た補償でもっと安い料金を、保険会社に書面で聞いてください。それぞれの自己負担を比べます。',
  },
  'de.insurance.health-option-tariff': {
    says: '料金の変更（Tarifwechsel）を求めます。保険会社が健康について聞いてよいのは、もっと良い補償のときだけです。',
    title: '料金を変え、保険会社はそのまま',
    cost: '無料。',
    time: 'いつでも。',
    risk: '自己負担が高いと、病気のとき、もっとかかることがあります。',
    bestFor: 'そこに長く入っているとき。',
  },
  'de.insurance.dearer-told': {
    says: '手紙には、やめる権利を書かなければならず、値上げが始まる1か月以上前に届かなければなりません。',
  },
}

/** A letter that says music was heard at a business: get advice before you answer. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const MUSIC_HEARD_JA: Words = {
  'gb.music.heard-want': {
    says: 'あなたの店などで音楽が聞こえ、許可証（licence）がなかったと言っています。お金と、署名した約束を求めることがあります。',
  },
  'gb.music.heard-step-advice': {
    says: '手紙の期限の前に、法律相談を受けてください。業界団体が無料でしていることがあります。',
  },
  'gb.music.heard-step-promise': {
    says: '相談の前に、誓約書（undertaking）に署名しないでください。後で破ると、大きなお金がかかることがあります。',
  },
  'gb.music.heard-step-proof': {
    says: '訪問それぞれのメモと、曲の一覧を求めてください。日、時間、だれが働いていたかを確かめます。',
  },
  'gb.music.heard-step-stop': {
    says: '今、許可証（licence）がないなら、取るまで音楽を止めてください。本当でなければ、流していないと言わないでください。',
  },
  'gb.music.heard-option-talk': {
    says: '音楽を始めた日から許可証（licence）を取ると提案し、残りをやめるよう求めます。',
    title: '相談したうえで、許可証について話し合う',
    cost: '許可証の料金と、訪問の費用がかかることがあります。',
    time: '手紙の期限の前。',
    risk: '書いたことは裁判で使われることがあるので、見てもらってください。',
    bestFor: '音楽を流し、許可証がなかった場合。',
  },
  'gb.music.heard-warn': {
    says: '訪問の証拠があると言っています。裁判所は、やめることと払うことを命じられます。裁判所の命令は守らなければならないので、真剣に考えてください。',
  },
  'gb.music.bill-want': {
    says: '請求書にある期間の音楽の許可証（licence）の料金を払うよう求めています。',
  },
  'gb.music.bill-step-check': {
    says: '請求書を店と比べてください。期間、料金表、席や床の広さ、今も音楽を流しているかです。',
  },
}

/** What a bailiff letter in England or Wales means: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_FACTS_JA: Words = {
  'gb.bailiff.fact-notice-wants': {
    says: '執行官（bailiff）が訪問する前に、払うか、分割払いを決めるよう求めています。今のところは警告の手紙です。',
  },
  'gb.bailiff.fact-notice-over-wants': {
    says: '払うか、分割払いを決めるよう求めています。通知の期間は終わったので、執行官（bailiff）が訪問するかもしれません。',
  },
  'gb.bailiff.fact-seven-days': {
    says: 'まだだれもあなたの物を取れません。先に丸7日（7 clear days）が必要です。日曜日と祝日は数えません。',
  },
  'gb.bailiff.fact-reality-old': {
    says: '大切な問題ですが、まだ分割払いを決められます。通知は12か月有効なので、忘れられることは期待しないでください。',
  },
  'gb.bailiff.fact-notice-lasts': {
    says: '強制執行の通知（notice of enforcement）は12か月有効です。分割払いを決めて守らないと、12か月は数え直しになります。',
    learnMore: '守れないかもしれない大きな額より、守れる計画のほうが大切です。',
  },
  'gb.bailiff.fact-wants': {
    says: '借金のお金と、その上に手数料を求めています。物を取らずに払ってもらいたいと考えています。',
  },
  'gb.bailiff.fact-who': {
    says: '執行官（bailiff）は、enforcement agentとも呼ばれます。多くは、役所や裁判所のために取り立てる民間の会社で働きます。一人ひとりに裁判官の証明書が必要です。',
  },
  'gb.bailiff.fact-register': {
    says: '証明書を持つ執行官（certificated bailiffs）の公開の登録簿で、名前を調べられます。どの会社で働くかが分かります。',
  },
  'gb.bailiff.fact-complaints-body': {
    says: 'ほとんどの会社はEnforcement Conduct Boardに入っています。基準を決め、会社の回答の後に苦情を調べます。',
  },
  'gb.bailiff.fact-visit-wants': {
    says: '執行官（bailiff）が家に来たと言っています。支払いか、売れる物の一覧を作ることを求めています。',
  },
  'gb.bailiff.fact-door': {
    says: '執行官（bailiff）を家に入れる必要はありません。地方税（council tax）や役所の反則金（penalty charge）では、最初の訪問で無理に入ることはできません。',
  },
  'gb.bailiff.fact-door-general': {
    says: 'ドアを閉めたまま、執行官（bailiff）と話せます。ほとんどの借金では、最初の訪問で無理に家に入ることはできません。',
  },
  'gb.bailiff.fact-door-fine': {
    says: '払っていない刑事の罰金（criminal fine）では、執行官（bailiff）は必要な範囲の力で入ることができます。訪問の前に電話して、支払いを決めてください。',
  },
  'gb.bailiff.fact-no-goods-outside': {
    says: '家に入っていない執行官（bailiff）は、家の中の物を取れません。車など、外にある物は取ることがあります。',
  },
  'gb.bailiff.fact-reality': {
    says: '大切な問題ですが、まだ選べることがあります。手数料は手紙の段階が一番安いです。執行官（bailiff）が玄関に来ると大きく上がります。',
  },
  'gb.bailiff.fact-reality-visit': {
    says: 'また来るかもしれないので、今動いてください。まだ支払いを提案でき、ドアを閉めておけます。',
  },
  'gb.bailiff.fact-who-high-court': {
    says: '高等法院の執行官（High Court enforcement officers）は、裁判所の判決を取り立てます。高等法院の命令（writ）をもとに動きます。',
  },
  'gb.bailiff.fact-breathing-space': {
    says: '支払いの一時停止（breathing space）で、執行官（bailiff）を60日間止められます。借金の相談員が無料で申し込みます。',
    learnMore:
      'その間、ほとんどの利息、手数料、強制の取立てが止まります。計画を立てる時間ができます。刑事の罰金（criminal fines）は対象外です。',
  },
}

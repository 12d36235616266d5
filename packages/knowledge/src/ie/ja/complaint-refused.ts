/** The Japanese words of the rows in ../complaint-refused.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COMPLAINT_REFUSED_JA: Words = {
  'ie.refused.reality': {
    says: '会社としての最後の答えであり、終わりではありません。中立の機関が改めて見ることができます。',
  },
  'ie.refused.right-free': {
    says: 'Financial Services and Pensions Ombudsman は無料です。弁護士はいりません。',
  },
  'ie.refused.right-time': {
    says: '多くは問題の時から6年です。年金や生命保険など長期のものは、知った時から3年のこともあります。',
  },
  'ie.refused.right-binding': {
    says: 'Ombudsman はまず話し合いで解決を図ります。決定は会社を拘束し、支払いを命じることもあります。',
  },
  'ie.refused.warn-binding': {
    says: '正式な決定はご本人も拘束します。変えられるのは High Court だけで、35日以内です。',
  },
  'ie.refused.step-gather': {
    says: 'この手紙は Ombudsman に必要なので保管します。手紙、明細、電話の記録もまとめてください。',
  },
  'ie.refused.step-send': {
    says: 'Ombudsman にオンラインで申し立てます。何が起き、何を失い、何を望むかを書きます。',
  },
  'ie.refused.option-ombudsman': {
    title: 'Ombudsman に申し立てる',
    cost: '無料です。',
    time: '数か月です。',
    risk: '低いです。認められなくても費用はありません。',
    bestFor: '会社が間違っていると今も思う人。',
    says: '用紙をこの手紙と一緒に送ります。同じ件で先に裁判を起こさないでください。',
  },
  'ie.refused.step-pay': { says: '争っていない分は払い続けてください。新しい借金を防げます。' },
  'ie.refused.right-public': {
    says: '役所や HSE の場合、Ombudsman は無料です。普通は問題の時から12か月です。',
  },
  'ie.refused.right-small': {
    says: '商品やサービスを売った会社には、€2,000までの少額手続（small claims）があります。',
  },
  'ie.refused.step-other': {
    says: '手紙に書かれた ombudsman を探し、この答えと書類を早めに送ってください。',
  },
}

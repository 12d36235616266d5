/** The Japanese words of the rows in ../residence-decision.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RESIDENCE_DECISION_JA: Words = {
  'it.stay.want': {
    says: '役所が、イタリアにいる権利について決めています。',
  },
  'it.stay.right-answer': {
    says: '断る前に、10日間、書面で答え書類を送れます。決定には、なぜ足りないかを書かなければなりません。',
  },
  'it.stay.deadline-answer': {
    says: '受け取った日から10日以内に答えます。念のため、書面の日付から数えます。',
    action: '役所に答えと書類を送る（osservazioni）',
    consequence: 'あなたの話なしに決められます。',
  },
  'it.stay.right-court': {
    says: '断られたら、60日以内に行政裁判所（TAR）に行けます。家族の許可は普通の裁判所（tribunale）です。弁護士が必要です。',
  },
  'it.stay.right-new-facts': {
    says: 'あなたに有利な新しい事実、ここの家族、イタリアでの年数を考えなければなりません。',
  },
  'it.stay.right-work': {
    says: '更新の審査中は、控え（ricevuta）で滞在し働けます。',
  },
  'it.stay.right-lawyer': {
    says: '収入が少なければ、弁護士は無料です。追放に対しては、誰でも無料です。',
  },
  'it.stay.right-expulsion': {
    says: '追放には、30日以内にgiudice di paceへ行けます。裁判官は止められます。今日、弁護士に会いましょう。',
  },
  'it.stay.step-lawyer': {
    says: '今日、弁護士かpatronatoか無料の相談所に行きましょう。この紙と受け取った日を持って行きます。',
  },
  'it.stay.step-papers': {
    says: '理由を読みましょう。反対を示す書類を集めます。給料明細、契約、住まい、家族、税の申告です。',
  },
  'it.stay.option-answer': {
    title: '書面で答える',
    says: '理由ごとに答え、書類を添えます。PECで送るか、手渡します。',
    cost: '無料です。',
    time: '10日です。',
    risk: 'ありません。',
    bestFor: 'まだ決定が出ていない人。',
  },
  'it.stay.right-no-warning': {
    says: '断る前に、役所は理由を送り、答えるための10日を与えなければなりません。それがなかったなら、不服の申立てで言ってください。',
  },
}

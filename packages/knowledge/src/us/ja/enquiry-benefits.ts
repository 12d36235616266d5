/** The Japanese words of the rows in ../enquiry-benefits.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFITS_JA: Words = {
  'us.ask-public.snap-stopped': {
    says: '今すぐ、電話か書面で公正な審理（fair hearing）を求めてください。変更が始まる前に求めれば、給付は続くことがあります。全部で90日あります。',
  },
  'us.ask-public.medicaid-stopped': {
    says: '足りないものを送り、今すぐ公正な審理（fair hearing）を求めてください。最後の日より前に求めれば、Medicaidは決定まで続くことがあります。',
  },
  'us.ask-everyday.disability-stopped': {
    says: '60日以内に、書面で見直し（reconsideration）を求めてください。体がよくなったと言われたなら、その間も給付を続けるよう、10日以内に求めてください。負けると、その分を返すように言われることがありますが、免除（waiver）を頼めます。',
  },
  'us.ask-everyday.snap-cut': {
    says: '90日以内に公正な審理（fair hearing）を求めてください。変更が始まる前に求めれば、食料の給付は、決定までたいてい同じままです。',
  },
  'us.ask-everyday.disability-denied': {
    says: '通知から60日以内に、見直し（reconsideration）を求めてください。医療の書類を送ってください。また断られたら、裁判官が話を聞けます。弁護士は、あなたが勝ったときだけ、その一部を受け取ります。',
  },
  'us.ask-life.va-decision': {
    says: '一年あります。新しい証拠を送る（supplemental claim）、上の段階での見直し（higher-level review）を求める、またはBoardに申し立てることができます。退役軍人の団体が無料で助けます。',
  },
  'us.ask-public.snap-work': {
    says: '18歳から64歳で、家に14歳未満の子がいない人は、食料の補助（SNAP）をふつう三年に三か月しか受けられません。それ以上は、月80時間の仕事、訓練、ボランティアが必要です。2025年からは54歳を超える人、退役軍人、家のない人も同じです。病気、障害、妊娠、世話をする家族があれば外れることがあります。証拠を送ります。減らされたら90日以内に、できれば始まる前に聴聞（fair hearing）を求めます。',
  },
  'us.ask-public.medicaid-work': {
    says: '遅くとも2027年1月1日に始まり、もっと早い州もあります。収入の少ない大人向けの Medicaid を受ける19歳から64歳の人が対象です。月80時間の仕事、学校、ボランティアが必要です。年齢や障害による Medicaid の人、妊娠中の人、13歳以下の子の親、病気で働けない人は外れます。手紙には、ふつう30日以内に証拠をつけて答えます。止められたら聴聞（fair hearing）を求めます。',
  },
}

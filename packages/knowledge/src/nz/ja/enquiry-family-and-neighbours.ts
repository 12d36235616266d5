/** The Japanese words of the rows in ../enquiry-family-and-neighbours.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_AND_NEIGHBOURS_JA: Words = {
  'nz.ask.child-support': {
    says: 'Inland Revenueに伝えてください。給料や銀行口座から養育費（child support）を取り、罰金を加えられます。個人の取り決めだけなら、額の決定（assessment）を求めてください。',
  },
  'nz.ask.barking-dog': {
    says: 'まず話し合い、日と時間を書きとめてください。それから自治体（council）に苦情を言います。自治体は、ほえるのを止めるよう通知を送り、犬を引き取ることさえできます。',
  },
  'nz.ask.debt-of-the-dead': {
    says: '身内が亡くなったという理由で、借金を負う人はいません。自分も署名した場合は別です。遺産（estate）が先に払います。自分のお金で払わず、取立て会社には遺言執行者（executor）に連絡するよう言ってください。',
  },
  'nz.ask.divorce-papers': {
    says: '賛成なら、何もしなくてよいです。反対なら、書類を受け取ってから21日以内に答弁書（defence）を出してください。二人は、たいてい2年間別れて暮らしていなければなりません。',
  },
  'nz.ask.jury-duty': {
    says: 'はい、答えてください。法律上の義務です。病気、人の世話、生活困難（hardship）などのときは、免除か、後の日を求められます。それを理由に、上司はあなたを解雇できません。',
  },
  'nz.ask.make-a-will': {
    says: 'いいえ、自分で書けます。同時にその場にいて、遺言で何ももらわない証人2人の前で署名してください。家、子ども、事業があるなら、弁護士が役に立ちます。',
  },
  'nz.ask.tree': {
    says: '保護された木でなければ、境界まで、はみ出た枝を切れます。危険、眺め、根の問題では、District Courtが、隣の人に切るか除くよう命じられます。',
  },
  'nz.ask.noise': {
    says: 'そのたびに、昼でも夜でも役所の騒音の窓口（noise control）に電話し、記録をつけてください。担当者は最長72時間、静かにするよう命じられます。その間も続けば、警察と来てステレオを持っていくことができます。',
  },
}

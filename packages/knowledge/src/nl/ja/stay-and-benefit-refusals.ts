/** The Japanese words of the Netherlands: deposits, refusals and yearly counts. */
import type { Words } from '@plainletter/contracts/rule'

const AN_OFFICE_REFUSES = { says: '役所が、給付しない、止める、または減らすと言っています。' }
const OFTEN_CHANGED = {
  says: '役所はあなたに不利な決定をしました。書類を付けて異議を出すと、多くの決定が変わります。',
}
const ASK_FOR_REASONS = {
  says: '理由と記録を求めてください。証拠の書類を集め、最後の日の前に書面を送ります。証拠は後からでもかまいません。',
}

export const STAY_AND_BENEFIT_REFUSALS_JA: Words = {
  'nl.stay.reality': {
    says: '断られても、それで終わりではありません。しかし期間は短く、手紙から数えます。',
  },
  'nl.stay.step-first': {
    says: '受け取った日を書き、封筒を残してください。今日、全ページを弁護士に見せます。ほかの書類を待たないでください。',
  },
  'nl.refusal.want': AN_OFFICE_REFUSES,
  'nl.refusal.reality': OFTEN_CHANGED,
  'nl.refusal.step-late': {
    says: 'それでも今日異議を出します。遅れた理由と証拠を書き、記録を求めます。事情が変わっていれば、あらためて申請もします。',
  },
  'nl.refusal.step-first': ASK_FOR_REASONS,
  'nl.refusal.right-object': {
    says: '6週間以内に無料で異議（bezwaar）を出し、話を聞いてもらえます。急ぎなら、裁判官が早い仮の措置を決められます。',
  },
  'nl.refusal.ww-want': AN_OFFICE_REFUSES,
  'nl.refusal.ww-reality': OFTEN_CHANGED,
  'nl.refusal.ww-step-late': {
    says: 'それでも今日異議を出します。遅れた理由と証拠を書き、記録を求めます。事情が変わっていれば、あらためて申請もします。',
  },
  'nl.refusal.ww-step-first': ASK_FOR_REASONS,
  'nl.refusal.ww-right': {
    says: '仕事を失ったのがあなたの責任（verwijtbaar）であることは、UWVが示さなければなりません。6週間以内に無料で異議を出せます。辞めるしかなかった理由を書いてください。',
  },
  'nl.refusal.ww-deadline': {
    says: 'UWVへの異議（bezwaar）は6週間以内です。',
    action: 'UWVに異議（bezwaar）を出す',
    consequence: '決定がそのまま残ります。',
  },
  'nl.refusal.deadline': {
    says: '異議（bezwaar）は6週間以内です。',
    action: '異議（bezwaar）を出す',
    consequence: '決定がそのまま残ります。',
  },
  'nl.refusal.right-assistance': {
    says: '住所と資産の証拠を付けて、すぐ再申請できます。まだ決定がなく、書類を全部出しましたか。すると町は4週間以内に前払い（voorschot）をする義務があります。',
  },
  'nl.refusal.right-care': {
    says: '町は、あなたと同居人が本当にできることを調べ、合った支援をする義務があります。調査の報告書を求めてください。',
  },
  'nl.refusal.right-urgent': {
    says: '生活費や必要な介助がないときは、異議と同時に、裁判官に急ぎの措置（voorlopige voorziening）を求めてください。',
  },
}

/** The Japanese words of the rows in ../public-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DEBTS_JA: Words = {
  'ch.state.want': {
    says: 'このお金は、国、州、市町村、またはほかの公的機関への債務です。',
  },
  'ch.state.who': {
    says: 'これは公的な役所です。支払い義務を自分の決定（Verfügung、décision）で定められることが多いです。',
  },
  'ch.state.reality': {
    says: '確定した決定は判決と同じです。債務取立役所（Betreibungsamt）は新しい裁判なしで給料の一部を差し押さえられます。',
  },
  'ch.state.not-yet': {
    says: 'まず債務取立役所が支払命令を送らなければなりません。10日以内に異議を出せますが、確定した決定がその異議を退けることがあります。',
  },
  'ch.state.rights': {
    says: '決定を求めること、期限内に争うこと、猶予や分割を求めることができます。',
  },
  'ch.state.know-minimum': {
    says: '生活に必要な額は、国への債務でも給料から取れません。',
  },
  'ch.state.right-defence': {
    says: '決定は確定しましたか。それでも、支払い済み、猶予、時効は示せます。',
  },
  'ch.state.right-fine': {
    says: '罰金は、すぐに分割や猶予を求めましょう。取り立てられない罰金は、拘禁の日数に変わることがあります。',
  },
  'ch.state.right-tax': {
    says: '苦しいときは、分割や税の免除を求められます。連邦税は、支払命令が届く前に求めましょう。',
  },
  'ch.state.step-ruling': {
    says: '決定と異議の期限を探しましょう。多くは30日です。なければ、争える決定を求めます。',
  },
  'ch.state.step-time': {
    says: 'すぐに払えませんか。期日の前に役所に書きましょう。分割を申し出て、家計を示します。',
  },
  'ch.state.serafe-reality': {
    says: 'Serafeは国のために働きます。支払命令への異議を、自分の決定で退けられます。BAKOM（OFCOM）に不服を申し立てられます。',
  },
  'ch.state.premium-reality': {
    says: '基本保険の保険料では、保険者が自分で決定し、あなたの異議を退けられます。その決定への異議の期間は30日です。',
  },
  'ch.state.premium-who': {
    says: '基本保険の保険者は役所ではありません。しかし保険料については、法律により役所のように決定できます。',
  },
}

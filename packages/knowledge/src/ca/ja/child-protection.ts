/** The Japanese words of the rows in ../child-protection.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHILD_PROTECTION_WORDS: Words = {
  'ca.child.want': {
    says: '児童援助協会（children’s aid society）は、子どもについての心配を調べなければなりません。家を見て、あなたと子どもに話を聞こうとしています。',
  },
  'ca.child.rights': {
    says: '何が心配されているのかを尋ね、それ以上話したり署名したりする前に弁護士に相談し、訪問の時に誰かに同席してもらえます。',
  },
  'ca.child.reality': {
    says: 'これは調査の始まりで、起訴でも、まだ裁判でもありません。何の措置もなく終わることも多くあります。',
  },
  'ca.child.right-court': {
    says: '子どもを連れて行けるのは、令状か命令がある時、またはそれを取る間に子どもに大きな危険がある時だけです。その場合、裁判所が5日以内に審理しなければなりません。',
  },
  'ca.child.right-sign': {
    says: '計画や、子どもを別の所に住まわせる同意などの書類に、その場で署名する必要はありません。先に弁護士に見せてください。',
  },
  'ca.child.step-lawyer': {
    says: '訪問の前に Legal Aid Ontario（1-800-668-8258）に電話してください。弁護士を付けられることがあり、収入が多い場合は別の相談先を教えてくれます。',
  },
  'ca.child.step-visit': {
    says: '決められた時間に家にいるか、電話をして別の時間を決めてください。落ち着いて対応し、誰が来て、何を聞かれ、何を答えたかを書き留めてください。',
  },
}

/** Questions about work in general: first steps, bullying and warnings. `asks` holds the words people type, in French and in English: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_JA: Words = {
  'fr.ask-work.step-papers': {
    says: '契約書、給料明細、メール、メッセージを残してください。日付と名前を書きとめます。',
  },
  'fr.ask-work.step-advice': {
    says: '労働組合、労働法の情報（0 806 000 126）、またはpoint-justice（3039）に聞いてください。すべて無料です。',
  },
  'fr.ask-work.step-agreement': {
    says: '労働協約（convention collective）を調べてください。よく、もっと良い条件です。',
  },
  'fr.ask-work.right-court': {
    says: '仕事の終わりを労働裁判所で争うために、12か月あります。',
  },
  'fr.ask-work.right-wages': {
    says: '未払いの給料を求めるために、3年あります。',
  },
  'fr.ask-work.right-no-fine': {
    says: '雇い主は、あなたに罰金を科せません。',
  },
  'fr.ask-work.option-help': {
    says: '0 806 000 126、労働組合、またはpoint-justice（3039）に電話します。',
    title: '無料の労働の相談をする',
    cost: '何もかかりません。',
    time: '電話1本。',
    risk: 'ありません。',
    bestFor: '仕事についての質問すべて。',
  },
  'fr.ask-work.option-court': {
    says: "労働裁判所（conseil de prud'hommes）が、給料と仕事の終わりについて決めます。",
    title: '労働裁判所に行く',
    cost: '€50の負担金がかかることがあります。裁判の援助があれば、かかりません。',
    time: '何か月か。',
    risk: '負けると費用。',
    bestFor: '書いたが、良い答えがなかったとき。',
  },
  'fr.ask-work.know-fee': {
    says: '民事か労働の裁判を始めると、€50の負担金がかかることがあります。裁判の援助があれば、払いません。',
    learnMore: '忘れたときは、裁判所は、払うために1か月を与えなければなりません。',
  },
  'fr.ask-work.warn-sign': {
    says: '迫られて、退職や合意の書類に署名しないでください。先に聞いてください。',
  },
  'fr.ask-work.right-meeting': {
    says: '先の話し合いと、理由のある手紙がなければ、解雇はできません。',
  },
  'fr.ask-work.bullying': {
    says: '出来事を一つずつ書きとめ、証拠を残してください。雇い主、従業員の代表、医師、労働の監督官に、書面で伝えます。訴えるために5年あります。',
  },
  'fr.ask-work.warning': {
    says: '雇い主には、事実を知ってから2か月あります。書面で答え、取り消すよう労働裁判所に求められます。',
    dependsOn: '事実と、その日付',
  },
}

/** The Japanese words of the rows in ../hearing-at-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HEARING_AT_WORK_JA: Words = {
  'de.work-talk.who': {
    says: 'これはあなたの雇い主です。警察でも裁判所でもありません。解雇が正しいかを決めるのは裁判所だけです。',
  },
  'de.work-talk.not-yet': {
    says: 'あなたは解雇されていません。解雇には、紙と手書きの署名が必要です。',
  },
  'de.work-talk.reality-hearing': {
    says: '疑いだけによる解雇（Verdachtskündigung）の前に、雇い主はあなたの話を聞かなければなりません。これは、はっきりさせる機会です。',
  },
  'de.work-talk.right-lawyer': {
    says: '疑いについての話には、弁護士を連れて行けます。あなたが求めれば、時間を与えなければなりません。',
  },
  'de.work-talk.right-own-case': {
    says: 'あなたが答えられるように、事実を正確に言わなければなりません。書面で答えてもよく、何も認める必要はありません。',
  },
  'de.work-talk.right-council': {
    says: '従業員の代表（Betriebsrat）がいますか。代表の一人が一緒に来られます。どの解雇でも、先に意見を聞かなければなりません。',
  },
  'de.work-talk.step-ask': {
    says: '何を責められているのか、正確に書面で聞いてください。相談が必要なら、もっと後の日を求めます。黙って行かないことはしないでください。',
  },
  'de.work-talk.step-notes': {
    says: '何が、いつあり、だれが言えるかを、今書きとめてください。何も消さず、会社の書類を家に持ち帰らないでください。',
  },
  'de.work-talk.option-written': {
    says: '時間をかけ、相談し、それから点ごとに紙で答えます。',
    title: '書面で答える',
    cost: '無料。',
    time: '決められた日まで。または延ばすよう求めます。',
    risk: '書いたことは、あなたの記録に残ります。',
    bestFor: 'そうではなかったと示せるとき。',
  },
  'de.work-talk.warn-words': {
    says: 'あなたの言ったことは、解雇、お金の請求、警察に使われることがあります。犯罪かもしれませんか。先に弁護士と話してください。',
  },
  'de.work-talk.insight-two-weeks': {
    says: 'すぐの解雇は、雇い主が事実を知ってから2週間以内に来なければなりません。だから急いでいます。',
    actionable: 'それで急がないでください。相談に必要な時間を求めてください。',
  },
  'de.work-talk.step-no-sign': {
    says: 'その場では何にも署名しないでください。罪を認める書類も、退職の合意書（Aufhebungsvertrag）もです。すべての紙を、まず家に持ち帰ります。',
  },
  'de.work-talk.insight-three-weeks': {
    says: '解雇が続くことがあります。そのときは、3週間以内に労働裁判所（Arbeitsgericht）に行けます。',
    actionable: '次の手紙が届いた日を書きとめてください。',
  },
  'de.work-talk.option-help': {
    says: '労働組合は、すぐに組合員を助けます。労働の法律に強い弁護士は、一緒に行くか、あなたのために書けます。',
    title: '先に労働組合か弁護士に頼む',
    cost: '組合員は無料。弁護士には先に料金を聞きます。',
    time: '答える前。',
    risk: 'ありません。',
    bestFor: '仕事がかかっているすべての人。',
  },
  'de.work-talk.reality-talk': {
    says: 'これは働く時間の中の話し合いです。ほとんどの場合、行かなければなりません。でも、そこで何かに、契約の変更にも、同意する必要はありません。',
  },
  'de.work-talk.right-illness': {
    says: 'どんな病気だったか言う必要はありません。仕事に戻る話し合い（BEM）は、あなたが自由に決めます。',
  },
  'de.work-talk.step-topic': {
    says: 'その日の前に、何の話かを聞き、従業員の代表の人を連れて行ってください。せかされると感じたら、休みを求めます。',
  },
}

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
  'de.work-talk.reality-off': {
    says: '家に帰されましたが、契約は続いています。雇い主は給料を払い続けなければなりません。',
  },
  'de.work-talk.right-pay': {
    says: '給料は全部もらえます。雇い主が今は仕事を求めないので、後でその時間を働く必要はありません。',
  },
  'de.work-talk.right-work': {
    says: '仕事が続く間、仕事を与えられる権利があります。あなたの意思に反して家に帰せるのは、強い理由があるときだけです。',
  },
  'de.work-talk.right-leave': {
    says: '休暇が使われるのは、手紙にはっきり書いてあり、取り消さずに家に帰すとき（unwiderruflich）だけです。そうでなければ、残ります。',
  },
  'de.work-talk.step-offer': {
    says: '今日書いてください。働く用意があり、働くことを申し出ます。理由と、いつまで続くかを聞きます。',
  },
  'de.work-talk.step-return': {
    says: '鍵と機器は、受取証と引きかえにだけ返してください。連絡がつくようにし、病気になったら証明を送ります。',
  },
  'de.work-talk.option-work': {
    says: '労働裁判所は、あなたに仕事を与えるよう命じられます。必要なら急いで決めます。',
    title: '仕事に戻すよう裁判所に求める',
    cost: '自分の弁護士。労働組合を通せば無料。',
    time: '数日から数週間。',
    risk: '争いが強くなることがあります。',
    bestFor: '理由が弱く、腕を保つ必要があるとき。',
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

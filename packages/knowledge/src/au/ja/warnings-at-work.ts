/** The Japanese words of the rows in ../warnings-at-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WARNINGS_AT_WORK_JA: Words = {
  'au.warned.not-yet': { says: '今のところ、仕事と給料は続きます。' },
  'au.warned.option-answer': {
    says: '言い分を書面で伝え、記録に入れるよう頼んでください。後で解雇されたら、Fair Work Commissionがそれを見ます。',
    title: '書面で返事をする',
    cost: '無料です。',
    time: '数日です。',
    risk: '落ち着いて事実だけを書けば、小さいです。',
    bestFor: '言われたことに同意しないとき。',
  },
  'au.suspended.reality': {
    says: '調べる間の停職は、罰ではありません。まだ何も証明されていません。',
  },
  'au.suspended.right-pay': {
    says: '働く用意があれば、給料は続きます。給料なしで休ませる（stand down）ことができるのは、ストライキ、故障、会社にはどうにもできない仕事の停止などのときだけです。',
  },
  'au.suspended.right-answer': {
    says: '何かが決まる前に、何をしたと言われているかを聞き、返事ができるべきです。',
  },
  'au.suspended.right-safe': {
    says: '苦情を出した、病気だった、仕事の権利を使ったことを理由に、停職にしてはいけません。',
  },
  'au.suspended.step-ask': {
    says: '理由、規則、期間を書面で聞き、給料を続けるよう求めてください。',
  },
  'au.suspended.step-keep': {
    says: '手紙に従ってください。覚えていることを今書き、自分の書類を残します。労働組合かFair Work（13 13 94）に電話してください。',
  },
  'au.suspended.option-pay': {
    says: 'まず書面で雇い主に求めてください。次にFair Work Ombudsmanが無料で助けます。',
    title: '払われない給料をFair Workに聞く',
    cost: '無料です。',
    time: '数週間です。',
    risk: '小さいです。',
    bestFor: '停職の間、雇い主が給料を払わないとき。',
  },
  'au.exit.reality': { says: 'これは提案です。署名するまで、仕事と請求の権利は全部残ります。' },
  'au.exit.right-no': {
    says: '断れます。もっと多いお金、後の日、勤務の証明（statement of service）を求めることもできます。',
  },
  'au.exit.right-minimum': {
    says: '休暇の分と、最後の日までの給料は、どちらにしても払われます。署名のごほうびではありません。',
  },
  'au.exit.right-forced': {
    says: '辞めるしかないようにされたなら、解雇と同じになることがあります。',
  },
  'au.exit.warn-21': {
    says: '仕事が終わると、Fair Work Commissionへの申立ては21日以内です。話合いでは期限は止まりません。',
  },
  'au.exit.warn-centrelink': {
    says: '退職のお金や、自分から辞めることで、Centrelinkの支払いが遅れることがあります。署名の前に聞いてください。',
  },
  'au.exit.step-wait': {
    says: 'その場で署名しないでください。相談する時間と、その費用を会社が払うことを、書面で求めます。',
  },
  'au.exit.step-sum': {
    says: 'どちらにしてももらえる物を足してください。予告、休暇、人員整理手当（redundancy）です。提案は、それよりはっきり多いはずです。',
  },
  'au.exit.option-negotiate': {
    says: '求めることを書いてください。額、日、勤務の証明（statement of service）、相談の費用です。最後の日の前にします。',
    title: 'よい条件を求める',
    cost: '無料、または弁護士の費用です。',
    time: '1週間から3週間です。',
    risk: '提案が取り下げられることがあります。',
    bestFor: '辞めてもよいが、この条件ではいやなとき。',
  },
}

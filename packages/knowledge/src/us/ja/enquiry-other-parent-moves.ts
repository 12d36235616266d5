/** Questions of a parent whose child the other parent wants to move far away: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OTHER_PARENT_MOVES_JA: Words = {
  'us.fact.texas-child-moves': {
    says: '今日、命令書を読んでください。Texasの命令の多くは、子の住まいを特定の郡と隣の郡に限ります。その場合、あなたの同意か裁判所の変更なしに子を移せません。制限がなくても、たいてい60日前の書面の通知が要ります。書面で断り、今すぐ履行か変更を申し立て、子をとどめる仮の命令を求めてください。引っ越し後は難しくなります。',
    dependsOn: '命令が子の住む場所を限るか',
  },
  'us.fact.ex-moves-child': {
    says: '今日、命令書を読んでください。子を連れて遠くへ移る親は、たいてい30〜60日前に書面で知らせ、あなたか裁判所の同意を得る必要があります。書面で断ってください。今すぐ命令を出した裁判所に、子をとどめる急ぎの命令を申し立てます。移った後の返還は難しいので、その前にします。命令がまだないなら、今すぐ監護を申し立ててください。',
    dependsOn: '命令の内容と州',
  },
}

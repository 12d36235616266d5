/** Questions of parents who live apart: a child that was kept, a journey, a father without rights: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARENTS_APART_JA: Words = {
  'gb.ask-family.child-kept': {
    says: '裁判所の命令がなければ、子が危険でない限り警察は多くの場合動きません。親権責任のある両親は平等です。今すぐ家庭裁判所にC100で、子の住む所と返すことの緊急の命令を申し立ててください。緊急なら調停の面談は先に要りません。力ずくで連れ戻さず、落ち着いたメッセージを残し、学校に知らせます。',
  },
  'gb.ask-family.take-abroad': {
    says: '親権責任のある全員の同意が必要で、書面が一番です。同意なしの出国は犯罪になりえます。子があなたと住むという命令があれば28日までは自由です。理由なく断られたら、早めに家庭裁判所（C100）へ。往復の普通の休暇はよく認められます。',
    dependsOn: '子があなたと住むという命令があるか',
  },
  'gb.ask-family.father-no-responsibility': {
    says: '結婚もなく出生証明に名前もなければ、まだ親権責任はありません。それでも父であり、親権責任と子との時間を裁判所に求められます。まず母親に名前の追加か、C(PRA1)への署名を頼んでください。断られたらC1とC100です。子の最善が第一で、養育費の支払いでは決まりません。',
  },
  'gb.ask-family.grandparents': {
    says: '祖父母に当然の面会の権利はありませんが、求めることはできます。やさしく手紙を書き、小さな計画を示し、family mediationを試してください。だめなら家庭裁判所に許可（C2）とchild arrangements order（C100）を申し立てます。裁判所は子どもとのつながりと、子どもにとって最善かを見ます。',
  },
}

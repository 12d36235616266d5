/** Questions about officers, seizures and what stays protected: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENFORCEMENT_JA: Words = {
  'fr.ask-debt.prison': {
    says: 'フランスでは、未払いの請求書、ローン、家賃で刑務所に入る人はいません。',
  },
  'fr.ask-debt.officer-enter': {
    says: 'それがなければ、執行官は入れません。あっても、あなたが留守か断るときは、警察、選ばれた議員、または証人2人が必要です。',
    dependsOn: '裁判所の命令かほかの執行できる文書があるか',
  },
  'fr.ask-debt.officer-goods': {
    says: '生活と仕事に必要な物は守られます。ベッド、服、机、冷蔵庫、調理器、洗濯機、仕事の道具です。ほかの物は、執行できる文書があれば差し押さえられます。',
    dependsOn: 'どの物か',
  },
  'fr.ask-debt.bank-empty': {
    says: '約€650の基本の金額は残さなければなりません。給付は、証明すれば守られます。差押えを争うために1か月、国庫による差押え（SATD）なら2か月あります。',
    dependsOn: '口座に何があるか',
  },
  'fr.ask-debt.wages': {
    says: '執行できる文書があると、執行官はまず支払いの求めを送ります。争うか計画を決めるために1か月あります。給料から取れるのは一部だけです。',
    dependsOn: '執行できる文書があるか',
  },
  'fr.ask-debt.notice-of-visit': {
    says: '早く、執行官の事務所に書類を取りに行ってください。取りに行かなくても、期間はほとんどの場合、訪問の日から進みます。',
  },
}

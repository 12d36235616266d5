/** Questions about officers, seizures and what stays protected: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENFORCEMENT_JA: Words = {
  'fr.ask-debt.prison': {
    says: 'フランスでは、請求書、ローン、当座の赤字、家賃の未払いで刑務所に入る人はいません。警察ではなく民事裁判所の問題です。FICPに登録されたり、期限内に訴えられたりすることはあります。書面で分割を提案してください。裁判官は最長24か月の猶予を出せます。借金が多ければBanque de Franceが無料で助けます。',
  },
  'fr.ask-debt.officer-enter': {
    says: 'それがなければ、執行官は入れません。あっても、あなたが留守か断るときは、警察、選ばれた議員、または証人2人が必要です。',
    dependsOn: '裁判所の命令かほかの執行できる文書があるか',
  },
  'fr.ask-debt.officer-goods': {
    says: '生活と仕事に必要な物は守られます。ベッド、服、机、冷蔵庫、調理器、洗濯機、仕事の道具です。ほかの物も、判決などの文書があり、支払命令（commandement de payer）から8日以上たった後でなければ差し押さえられません。郵便受けの紙だけでは何も持って行けません。',
    dependsOn: 'どの物か',
  },
  'fr.ask-debt.wages': {
    says: '2025年7月から、裁判官の事前の許可は不要です。執行官が支払命令を送り、1か月以内に争うか分割を合意できます。その後、雇い主が表に従って一部を差し引きます。少なくともRSA相当額は残り、扶養者がいると残る額が増えます。1か月を過ぎても裁判官に申し立てられますが、差押えは止まりません。',
    dependsOn: '執行できる文書があるか',
  },
  'fr.ask-debt.notice-of-visit': {
    says: '早く、執行官の事務所に書類を取りに行ってください。取りに行かなくても、期間はほとんどの場合、訪問の日から進みます。',
  },
}

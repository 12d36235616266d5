/** The Japanese words of the rows in ../enquiry-gift-cards-and-own-dogs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GIFT_CARDS_AND_OWN_DOGS_JA: Words = {
  'us.named.ask-gift-card': {
    says: 'ギフトカードのお金は、買った日から5年は失効してはならず、失効を一切禁じる州もあります。使わないことの手数料は1年たってからだけです。店に法律を示し、新しいカードを求めましょう。店が破産したら、すぐ使うか、裁判所に債権を届け出ます。',
  },
  'us.named.ask-my-dog-bit': {
    dependsOn: '州と、かまれる前に何があったか',
    says: '多くの州では、初めてでも飼い主がかみ傷の費用を払います。ほかの州では、危険を知っていたか不注意だったことを相手が示します。犬をからかった、忍び込んだ場合は減ることがあります。今日、家や借家の保険会社に手紙を送りましょう。たいてい払って守ってくれます。その前に認めたり払ったりせず、請求書を求めましょう。',
  },
  'us.named.ask-association-records': {
    says: 'たいてい見られます。所有者は予算、口座、議事録、契約を見られます。書類の名前を挙げ、配達証明の手紙で求めましょう。フロリダ州では10営業日以内に見せなければならず、過ぎて勝てば最大500ドルと弁護士費用です。ほかの州では日数が違います。断られたら、州の役所、調停、少額裁判を使えます。',
  },
}

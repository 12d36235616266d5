/** The Japanese words of the rows in ../enquiry-builder-wants-money.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BUILDER_WANTS_MONEY_JA: Words = {
  'gb.ask-consumer.builder-wants-rest': {
    says: '工事は、適切な注意と技術で行われなければなりません。不具合を書面で一つずつ挙げ、無料で直す期限を決めてください。だめなら、減額か、別の業者の費用を求められます。それに見合う額の支払いは留保できます。その旨を書面で伝えます。写真と報告書を用意し、業界の紛争解決か少額訴訟へ。取り付けた物を、承諾なしに入って外すことはできません。',
  },
  'gb.ask-consumer.builder-takes-back': {
    says: '業者は、承諾なしに家に入ったり、取り付けた物を外したりできません。「立ち入り禁止、今後は書面のみ、支払いを留保する理由」を書いて伝えてください。メッセージは保存します。来て脅されたらドアを閉め、危険なら999、そうでなければ101へ。取り立て業者にも、入ったり物を取ったりする権限はありません。支払いを命じられるのは裁判所だけです。Citizens Adviceが手紙を助けます。',
  },
  'gb.ask-consumer.no-cancellation-form': {
    says: '自宅で結んだ契約は、ふつう14日以内に書面で取り消せます。書面で知らされていなければ、期間は最長1年延びることがあります。その間に、書面の依頼なしに始めた工事には、支払い義務がないこともあります。頼んだ緊急修理、注文製作の品、組み込んだ材料は除かれることがあります。使う前にCitizens Advice（スコットランドはAdvice Direct）に相談してください。',
  },
}

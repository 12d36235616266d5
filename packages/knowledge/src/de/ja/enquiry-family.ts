/** Questions about divorce, contact, custody, maintenance and violence, and the care of parents: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_JA: Words = {
  'de.ask-family.contact': {
    says: '両親にも子どもにも、会う権利（Umgang）があります。Jugendamtが無料で助けます。うまくいかなければ、家庭裁判所が決めます。',
  },
  'de.ask-family.custody': {
    says: '結婚した親は、離婚の後も、一緒に親権（Sorgerecht）を持ちます。結婚していない親は、共同の届けか裁判所の命令の後に、一緒に持ちます。',
  },
  'de.ask-family.maintenance': {
    says: '収入と子どもの年齢によります。最低の金額があり、児童手当の半分が引かれ、払う人には生活に足りるお金が残ります。',
  },
  'de.ask-family.advance': {
    says: 'Jugendamtに、養育費の立替え（Unterhaltsvorschuss）を申請してください。18歳までです。もう一人の親に求めるのも、無料で手伝います。',
  },
  'de.ask-family.grown-child': {
    says: 'いいえ。18歳を過ぎても、通学、職業訓練、まじめな学業の間は養育費が続きます。今は両親が収入に応じて払い、子ども本人が請求して受け取ります。額はDüsseldorfer Tabelleにあり、児童手当は全額差し引かれます。前の債務名義はふつう有効です。BAföGが先です。青少年局は21歳まで無料で助言します。',
  },
  'de.ask-family.violence': {
    says: '危ないときは110に電話してください。警察は、その人をすぐに家から出せます。家庭裁判所は、家に入れないようにできます。相談電話は116 016で、昼も夜も無料です。',
  },
  'de.ask-family.step-advice': {
    says: 'Jugendamtは、子どもと会うこと、親権、養育費について、親の相談に無料で答えます。',
  },
  'de.ask-family.parents': {
    says: '税引き前の年収が100,000ユーロ以下なら、社会福祉の役所に払うものはありません。数えるのは自分の収入だけで、貯金、住まい、配偶者の給料は数えません。聞かれたら、限度より少ないと書いてください。',
  },
}

/** The Japanese words of the rows in ../estate-debt.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ESTATE_DEBT_JA: Words = {
  'ca.estate.right-own': {
    says: '借金は、その人が残したものから払います。自分のお金で払う必要はありません。あなたも署名した場合は別です。',
  },
  'ca.estate.warn-share': {
    says: 'あなたが遺言執行者（executor）なら、何かを分ける前に、借金と税金を払ってください。そうしないと、自分で払うことになるかもしれません。',
  },
  'ca.estate.right-quebec': {
    says: 'ケベック州では、相続人が借金を払うのは、ほとんどの場合、受け取る分までです。公証人のところで、ほとんどの場合6か月以内に、遺産を断れます。',
  },
  'ca.estate.step-proof': {
    says: '死亡証明書の写しを送ってください。なくなった日の金額と、保険で払われるかを聞きます。',
  },
  'ca.estate.option-say': {
    says: 'だれが遺産を扱うか、またはだれも扱わないことを書きます。何も約束しないでください。',
    title: '払うのは自分ではなく遺産だと言う',
    cost: '無料。',
    time: '数週間。',
    risk: '低い。',
    bestFor: 'この借金に署名していないとき。',
  },
}

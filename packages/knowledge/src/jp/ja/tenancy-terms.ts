/** 敷金、原状回復、修繕：日本の法律の日本語の言葉。 */
import type { Words } from '@plainletter/contracts/rule'

export const TENANCY_TERMS_JA: Words = {
  'jp.home.right-deposit': {
    says: '退去した後、敷金は、未払家賃とあなたが付けた損傷の分を引いて返さなければなりません。通常の使用による傷みや年数による変化は、あなたの負担ではありません。',
  },
  'jp.home.step-guideline': {
    says: '費用の内訳と写真を求めてください。国土交通省の原状回復ガイドラインと比べてください。壁や床の年数が考慮されます。',
  },
  'jp.home.right-repair': {
    says: '大家は必要な修繕をしなければなりません。書面で知らせてください。使えない部分があれば家賃は減ります。対応がなければ、自分で修繕することもできます。',
  },
}

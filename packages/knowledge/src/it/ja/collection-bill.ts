/** Bills of the tax collector (cartella): instalments, old debts and what it must wait for: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const COLLECTION_BILL_JA: Words = {
  'it.public.want-bill': {
    says: '取立ての請求（cartella）です。60日以内に、払う、分割を頼む、または不服を申し立てます。',
  },
  'it.public.no-seizure': {
    says: '請求（cartella）の後60日は、差し押さえできません。1年の後は、先に5日の新しい警告（intimazione）を送る必要があります。',
  },
  'it.public.small-debt': {
    says: '€1,000までの借金では、内訳の手紙の後120日待ってから動かなければなりません。',
  },
  'it.public.right-eighty-four': {
    says: '2025年と2026年は、簡単な申込みで、€120,000までを最高84回の毎月払いにできます。もっと多い回数には、困窮の証拠が必要です。',
  },
  'it.public.right-stop-suspend': {
    says: '払った、借金が古すぎる、または取り消されたなら、60日以内にAdERに届けを送ってください。取立てが止まります。',
  },
  'it.public.change-quinquies': {
    says: '古い滞納の特別な制度（rottamazione-quinquies）の新しい申込みは、2026年4月30日に終わりました。',
    was: '制裁金と利息なしの支払いを頼めました。',
    is: 'この方法で払うのは、期限内に申し込んだ人だけです。次の支払いは2026年11月30日です。',
  },
  'it.public.insight-service': {
    says: '警告にある請求は、あなたが受け取っていない書類から来ていることがあります。',
    actionable: 'AdERに、一覧（estratto di ruolo）と送達の証拠を求めてください。',
  },
}

/** The Japanese words of the rows in ../fine.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FINE_JA: Words = {
  'de.public.fine-want': {
    says: '役所が、交通などの違反であなたに罰金を科しています（Bußgeldbescheid）。異議を出すために2週間あります。',
  },
  'de.public.fine-want-warning': {
    says: 'これは申し出です。1週間以内に少ない金額を払えば、終わります（Verwarnungsgeld、€5から€55）。',
  },
  'de.public.fine-who': {
    says: 'これは、町や中央の罰金の役所などで、民間の駐車場の会社ではありません。',
  },
  'de.public.fine-reality': {
    says: '異議の期間の後、罰金は確定し、裁判所なしで強制できます。その前なら、争えます。',
  },
  'de.public.fine-not-yet': {
    says: '異議をまだ出せる間、またはあなたの異議の結論が出るまで、何も強制されません。',
  },
  'de.public.fine-deadline': {
    says: '黄色い封筒にある日から2週間あります。書面でなければならず、ふつうのメールではいけません。',
    action: '罰金を科した役所に異議（Einspruch）を送る',
    consequence: '罰金と、点数や運転禁止が確定します。',
  },
  'de.public.fine-deadline-warning': {
    says: '1週間以内に払えば受け入れたことになり、払わなければ断ったことになります。',
    action: '受け入れるなら、警告のお金を払う',
    consequence: '役所は、手数料を加えた正式な罰金を送れます。',
  },
  'de.public.fine-step-check': {
    says: '日、場所、車、写真、運転した人を確かめてください。記録と写真を見せるよう求めます。',
  },
  'de.public.fine-step-silent': {
    says: '行いについては何も言う必要がありません。聞かれたら、名前、生まれの情報、住所は答えなければなりません。',
  },
  'de.public.fine-step-object': {
    says: '書面で異議を出してください。番号、日付、「異議を出します」、署名です。理由はいりません。後で取り下げられます。',
  },
  'de.public.fine-step-pay': {
    says: '正しいが、一度には多すぎますか。役所に分割払いを求め、収入を見せてください。黙っていると、身柄を置かれることがあります。',
  },
  'de.public.fine-option-object': {
    says: 'まず異議を出し、それから記録を見ます。交通に強い弁護士に頼めます。',
    title: '2週間以内に異議を出す',
    cost: '無料。負けると裁判所の費用。',
    time: '届いてから2週間。',
    risk: '審理で、罰金が上がることもあります。',
    bestFor: 'あなたではない、または点数や運転禁止がかかっているとき。',
  },
  'de.public.fine-option-pay': {
    says: '番号を書いて払います。証拠を残します。',
    title: '払って終わらせる',
    cost: '罰金と手数料。',
    time: '手紙の期限内、または今日。',
    risk: '点数や運転禁止も有効になります。',
    bestFor: '正しくて、少額のとき。',
  },
  'de.public.fine-warn-ban': {
    says: '点数か運転禁止がかかっています。2週間が終わる前に、交通に強い弁護士に相談してください。',
  },
  'de.public.fine-myth': {
    says: '払わない公の罰金は消えません。役所は強制でき、裁判所は、払うか、払えないと示すまで、身柄を置くよう命じられます。',
  },
  'de.public.fine-step-envelope': {
    says: '黄色い封筒を残してください。そこにある日付から2週間が始まります。',
  },
  'de.public.fine-step-lawyer': {
    says: '点数か運転禁止がありますか。交通に強い弁護士に記録を読んでもらってください。弁護士費用の保険が、よくこれを払います。',
  },
  'de.public.fine-option-help': {
    says: '弁護士は記録を全部見て、測り方のまちがいを見つけられます。',
    title: '交通に強い弁護士に相談する',
    cost: '費用、または弁護士費用の保険。',
    time: '2週間が終わる前。',
    risk: '弁護士が見つからなければ、期限内に自分で異議を出してください。',
    bestFor: '点数、運転禁止、または高い罰金のとき。',
  },
}

/** The Japanese words of the Netherlands: buying terms. */
import type { Words } from '@plainletter/contracts/rule'

export const BUYING_TERMS_JA: Words = {
  'nl.buy.right-last-chance': {
    says: '会社に、最後の期日を書面で伝えてください（ingebrekestelling）。それでも義務を果たさなければ、契約を終わらせ、損害を請求できます。',
  },
  'nl.buy.right-not-told': {
    says: 'ネットの会社が14日の取消しを知らせなかったなら、最長でさらに12か月あります。',
  },
  'nl.buy.right-button': {
    says: 'ネットの注文ボタンには、支払いの義務があると書く必要があります。書いてなければ、契約を取り消せます。',
  },
  'nl.buy.right-delivery': {
    says: '別の約束がなければ、店は30日以内に届けなければなりません。遅れたら、適切な期間を追加で与え、その後に取り消して返金を受けてください。',
  },
  'nl.buy.right-pressure': {
    says: '会社がだましたり迫ったりして結んだ契約は、取り消せます。書きとめて、証拠を残してください。',
  },
  'nl.buy.right-flight': {
    says: '便が欠航か大きく遅れたら、食事などの世話、返金、定額のお金を受ける権利があることがあります。まず航空会社に求めてください。',
  },
  'nl.insurance.right-premium': {
    says: '2回目からの保険料で補償が止まるのは、14日を置き、結果を書いた督促の後だけです。基本の健康保険には別の決まりがあります。',
  },
  'nl.credit.right-bkr': {
    says: 'BKRの記録が、ほかの人を守るより、あなたを害するなら、消すよう貸し手に求められます。1か月以内に答えなければなりません。',
  },
  'nl.credit.right-court': {
    says: '貸主が断ったら、6週間以内に裁判所へ、またはKifidへ行けます。裁判所は、あなたの事情と登録の理由を比べます。',
  },
  'nl.credit.refused-reality': {
    says: '貸し手は断ることができ、負担が重すぎる場合は断らなければなりません。これで借りが生じることはありません。',
  },
  'nl.credit.step-file': {
    says: 'BKRに自分の記録を請求してください。無料です。貸し手にどのデータを使ったか尋ね、誤りは直してもらってください。',
  },
  'nl.credit.right-person': {
    says: 'コンピューターだけが断った場合は、人が見直し、言い分を聞くよう求められます。',
  },
  'nl.debt.right-terms': {
    says: '残額をすべて一度に請求できる条項や高い違約金の条項は、消費者に不公正なことがあります。その場合は拘束されません。',
  },
}

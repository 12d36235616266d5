/** The Japanese words of the rows in ../administrative-order.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ADMINISTRATIVE_ORDER_JA: Words = {
  'de.order.want': {
    says: '役所があなたについて何かを決めました。する、やめる、払う、のどれかを求めるか、断っています（Verwaltungsakt）。',
  },
  'de.order.reality': {
    says: '裁判所ではありません。でも、黙っていると決定は確定します。その後は、役所が自分で強制できます。',
  },
  'de.order.not-yet': {
    says: '異議や訴えの結論が出るまで、ほとんどの場合、役所は強制できません。手数料と税金は例外です。',
  },
  'de.order.deadline': {
    says: '届いた日から1か月あります。ここに示す日は、安全のため、手紙の日付から数えています。',
    action: '手紙の最後に書いてあるとおり、異議（Widerspruch）を出すか、行政裁判所に行く（Klage）',
    consequence: '決定がまちがっていても、確定します。',
  },
  'de.order.right-object': {
    says: '無料か少しの手数料で異議（Widerspruch）を出せます。または行政裁判所に行けます。州によっては、裁判所しかありません。',
  },
  'de.order.right-year': {
    says: 'あなたの権利についての説明がない、またはまちがっているなら、期限は1か月ではなく1年です。',
  },
  'de.order.right-renewal': {
    says: '理由が続いていれば更新されます。自分で生計を立て、旅券が有効で、退去の理由がないことです。学生は学業の進みも見られます。',
  },
  'de.order.right-heard': {
    says: 'あなたに命令を出す前に、ほとんどの場合、役所はあなたの話を聞かなければなりません。命令ははっきりしていて、理由が必要です。',
  },
  'de.order.right-urgent': {
    says: '役所はすぐにするよう求めています。その理由を書面で示さなければなりません。あなたは、裁判所に急ぎの停止（Eilantrag）を求められます。',
  },
  'de.order.right-threat': {
    says: '強制のためのお金（Zwangsgeld）や、あなたの費用での作業は、先に書面で、金額と期限をつけて予告しなければなりません。期限内にすれば、何も払わなくてよいです。',
  },
  'de.order.right-childcare': {
    says: '1歳の誕生日から、子どもには保育の場所を受ける権利があります。いっぱいだという答えは通りません。裁判所が早く命じることができます。',
  },
  'de.order.right-childcare-court': {
    says: '行政裁判所に急ぎの命令(einstweilige Anordnung)を求められます。期限内に申し込んで枠がなければ、失った給料を市に請求できます。',
  },
  'de.order.right-mpu': {
    says: '検査の報告書（MPU）を出せという命令だけを争うことはできません。期限内に出さないと、免許を取り上げられることがあります。先に交通に強い弁護士に相談してください。',
  },
  'de.order.right-mpu-alcohol': {
    says: '1.6パーミル以上、または2度目の飲酒運転では検査が必須です。検査機関は自分で選べ、期限の延長も頼めます。',
  },
  'de.order.right-towing': {
    says: '駐車後に立った標識で移動されましたか。払うのは4日目からです。間に丸3日が必要です。',
  },
  'de.order.nrw-court': {
    says: 'Nordrhein-Westfalen州では、ほとんどの場合、異議の手続きがありません。1か月以内に行政裁判所に行きます。',
  },
  'de.order.nrw-order': {
    says: '命令は、本当の危険を止めるもので、役に立つ方法の中で一番ゆるやかでなければなりません。力を使うことは、先に書面で予告しなければなりません。',
  },
  'de.order.step-read': {
    says: '手紙の最後（Rechtsbehelfsbelehrung）を読んでください。どこに、どうやって、いつまでに書くかがあります。届いた日を書きとめてください。',
  },
  'de.order.step-file': {
    says: '記録を見せるよう求めてください（Akteneinsicht）。写真をとり、あなたの側の証拠を集めてください。',
  },
  'de.order.step-time': {
    says: '正しいけれど、早すぎますか。期日の前に電話し、書面でも、時間を延ばすよう求めてください。',
  },
  'de.order.step-hearing': {
    says: 'この手紙は、先にあなたの話を聞くものです（Anhörung）。まだ何も決まっていません。期日までに、事実と写真で答えてください。',
  },
  'de.order.option-object': {
    says: '異議を出す、または訴えると書きます。日付と番号も書きます。理由は後でもよいです。',
    title: '決定を争う',
    cost: '異議は安くすみます。裁判所は先に手数料を求めます。',
    time: '1か月以内。',
    risk: '負けたら、費用を払います。',
    bestFor: '決定がまちがいだと思うとき。',
  },
  'de.order.option-comply': {
    says: '求められたことを期限内にして、証拠の写真を送ります。',
    title: '期限内にする',
    cost: '作業にかかる費用。',
    time: '手紙の期日まで。',
    risk: '実際には、異議をあきらめることになります。',
    bestFor: '正しくて、簡単にできるとき。',
  },
  'de.order.option-help': {
    says: '収入が少なければ、近くの裁判所で弁護士に相談する券をもらいます。',
    title: '弁護士に相談する',
    cost: '券があれば€15。',
    time: '今週。',
    risk: 'ありません。',
    bestFor: 'とても大切なことがかかっているとき。',
  },
}

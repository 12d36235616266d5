/** The Japanese words of the rows in ../enquiry-consumer.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CONSUMER_JA: Words = {
  'us.ask-consumer.return': {
    says: '気が変わったからと、店に返品を受けさせる連邦の法律はありません。店の決まりによります。不良品なら、保証を使い、カードの請求を争ってください。',
    dependsOn: '不良品か、店が何を約束したか',
  },
  'us.ask-consumer.three-days': {
    says: '3日の権利は、自宅、展示会、ホテルでの販売のためで、店での販売は対象外です。販売店で買った車も対象外です。家を担保にした一部のローンにもあります。',
    dependsOn: 'どこで署名し、何を買ったか',
  },
  'us.ask-consumer.car-three-days': {
    says: '連邦法には、販売店で買った車を3日で返す権利はありません。欠陥車の法律（lemon law）、保証、販売店のうそが助けになることがあります。',
    dependsOn: 'あなたの州、保証、販売店が言ったこと',
  },
  'us.ask-consumer.subscription': {
    says: '書面で取り消し、証拠を取っておいてください。オンラインの会社は、簡単にやめる方法を用意しなければなりません。請求が続くなら、カード会社に争い、州に伝えます。',
  },
  'us.ask-consumer.not-delivered': {
    says: '売り手に手紙を書き、お金を返すよう求めてください。約束の期間か30日以内に発送しなければなりません。明細から60日以内にカードの請求を争います。',
  },
  'us.ask-consumer.scammed': {
    says: '今、銀行、カード、ギフトカードの会社に電話し、支払いを止めるか返すよう求めてください。次にReportFraud.ftc.govで報告します。情報を渡したならIdentityTheft.govに行きます。',
  },
  'us.ask-consumer.surprise-bill': {
    says: '項目ごとの請求書（itemized bill）と、病院のお金の助けを求めてください。保険があれば、ほとんどの救急は契約内より高くなりません。No Surprises Help Deskに電話します。地上の救急車は対象外です。',
  },
  'us.ask-consumer.claim-denied': {
    says: '書面で不服を申し立ててください。健康保険では180日以内、その後、外部の見直しは4か月以内です。ほかの保険では、州の保険の役所に苦情を出します。',
  },
  'us.ask-consumer.flight': {
    says: '航空会社が便を取り消すか大きく変え、あなたが乗らないなら、お金を返さなければなりません。カードなら7営業日以内です。',
  },
  'us.ask-consumer.small-claims-sued': {
    says: '書類の日と裁判所を見てください。多くの州では書面の答えは不要ですが、行かないと負けます。テキサス州のように、数日以内の答えが必要な州もあります。',
  },
  'us.ask-consumer.small-claims': {
    says: '先に書面で請求してください。次に、相手が住むか商売をする場所の、少額の裁判所（small claims court）に申し立てます。上限は州ごとにちがい、弁護士は必要ありません。',
  },
  'us.ask-consumer.copyright': {
    says: 'その作品を下ろし、写しを取っておいてください。払う前に、持ち主と登録の証拠を求めます。裁判所やCopyright Claims Boardの書類には、守るべき日があります。',
  },
  'us.ask-consumer.contractor': {
    says: '何が悪いか、いつまでに直すかを書いてください。州の許可の委員会と司法長官に苦情を出します。次は少額の裁判所（small claims court）です。',
  },
  'us.ask-consumer.warranty-refused': {
    says: '理由を書面で求めてください。開けた、または他社の部品や店を使ったというだけで、保証（warranty）を終わらせることはできません。それが故障の原因だと、会社が示さなければなりません。州の法律も、品物がきちんと働くことを約束しています。',
  },
}

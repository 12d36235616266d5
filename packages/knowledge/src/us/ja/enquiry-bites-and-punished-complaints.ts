/** Questions about a dog that bit, and a landlord who punishes a complaint: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BITES_AND_PUNISHED_COMPLAINTS_JA: Words = {
  'us.ask-life.who-pays-for-bite': {
    says: 'カリフォルニア、フロリダ、ミシガンなどほとんどの州では、犬が初めてかんだ場合でも飼い主が払います。あなたが犬を刺激した、または無断で入った場合は別です。テキサスなどでは、飼い主が危険を知っていたか不注意だったことを示します。医師に診てもらい、届け出て、写真と請求書を保管してください。飼い主に手紙を書き、住宅や借家の保険を尋ねてください。訴える期限は短く、多くは2年です。',
    dependsOn: 'あなたの州',
  },
  'us.ask-home.punished-for-complaint': {
    says: 'ほとんどの州では、修理の苦情への仕返しで、大家が立ち退かせたり、契約を終えたり、家賃を上げたりしてはいけません。これは報復(retaliation)といい、裁判で反論に使えます。苦情の後の数か月は報復とみなす州も多くあります。家賃を滞納すると使えなくなることがあるので、期日に払ってください。苦情、写真、日付を保管してください。裁判所が命じるまでは住み続け、legal aidに電話してください。',
    dependsOn: 'あなたの州と、苦情が本当の理由かどうか',
  },
  'us.ask-home.sublet': {
    says: '契約を読んでください。大家の同意が要るなら、先に書面で得ないと、家を失うことがあります。ニューヨークでは、4戸以上の建物なら、大家は正当な理由なしに断れず、30日以内に返事がなければ同意とみなされます。そこでは配達証明郵便で頼んでください。また借りする人が払わなければ、家賃も損害もあなたが払います。また貸しの契約は書面にしてください。',
    dependsOn: '契約とあなたの州',
  },
}

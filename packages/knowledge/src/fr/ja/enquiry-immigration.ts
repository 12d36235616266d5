/** The Japanese words of the rows in ../enquiry-immigration.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_IMMIGRATION_JA: Words = {
  'fr.ask-stay.leave': {
    says: '今日、弁護士に相談してください。最後のページにあるとおり、1か月、7日、または48時間です。期限内に不服を出すと、送り返しは止まります。',
  },
  'fr.ask-stay.renew': {
    says: '終わる2か月から4か月前に、ネットで更新を求めてください。証拠を残し、権利を延ばす紙（attestation de prolongation）を求めます。',
  },
  'fr.ask-stay.no-answer': {
    says: '書類がそろってから4か月答えがなければ、新しいrécépisséがあってもふつう拒否とみなされます。そこから2か月以内に理由を求め、行政裁判所へ。今日、オンラインと書留で、申請日の証拠をつけて書類(récépisséまたはattestation de prolongation)の延長を求めてください。だめなら裁判所が急ぎで命じられ(référé)、更新では緊急とみなされます。法律扶助とCimadeが助けます。',
  },
  'fr.ask-stay.refused': {
    says: 'ほとんどの場合、行政裁判所に行くために2か月あります。出るよう命令があれば、ずっと短いので、今日、最後のページを読んでください。',
  },
  'fr.ask-stay.citizenship': {
    says: '決定による場合は、ほとんど、フランスに5年いて、安定した収入、良いフランス語（B2）、市民の試験が必要です。結婚による場合は4年後です。',
  },
  'fr.ask-stay.step': {
    says: '弁護士、Cimade、またはpoint-justice（3039）に相談してください。封筒と受領書をすべて残します。',
  },
  'fr.ask-stay.leave-time': {
    says: '出国まで30日とある決定なら、受け取った日から1か月以内に行政裁判所(tribunal administratif)に訴えることができます。住居指定(assigné à résidence)なら7日、収容施設なら48時間です。期限内に訴えれば、裁判所が決めるまで送還されません。今日、弁護士か支援団体Cimadeに相談し、法律扶助(aide juridictionnelle)を求めてください。',
  },
}

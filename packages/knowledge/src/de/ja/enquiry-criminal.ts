/** The Japanese words of the rows in ../enquiry-criminal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CRIMINAL_JA: Words = {
  'de.ask-crime.summons': {
    says: '疑われている人は、警察に行く義務も話す義務もありません。丁寧に断り、先に弁護士に記録を見てもらってください。証人は、検察（Staatsanwaltschaft）の命令があるときだけ行く義務があります。検察や裁判所には必ず行かなければなりません。',
  },
  'de.ask-crime.online-threat': {
    says: '今危険ですか。110に電話してください。名前、日付、ページの住所が写った画面を保存し、返事をしないでください。警察に届けます。ネットでもできます。侮辱は3か月以内に告訴（Strafantrag）が必要です。運営会社にも通報を。脅す相手に払わないでください。',
  },
  'de.ask-crime.neighbour-camera': {
    says: 'カメラが写せるのは自分の土地だけです。あなたの庭、玄関、共用の道を写すには、とても強い理由が必要です。写しているように見えるだけでも行きすぎになることがあります。期限を決め、向きを変えるよう書面で求めてください。次は州のデータ保護の役所か裁判所です。',
  },
  'de.ask-crime.penal-order': {
    says: '送達から2週間以内に、理由なしで裁判所に異議（Einspruch）を出せます。金額だけに限ることもできます。払えないなら、分割や労働での代わりを検察に求めてください。期限前に弁護士に相談してください。',
  },
}

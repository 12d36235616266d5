/** Questions about a fall or another injury: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INJURY_JA: Words = {
  'ca.ask.slip-on': {
    says: '雪や氷で転んだら、持ち主に60日以内、市には10日以内に書面で伝えてください。訴えはたいてい2年以内です。すぐ医師にかかり、写真を撮ってください。',
  },
  'ca.ask.work-injury': {
    says: 'けがを今すぐ州の労災の役所（board）に届けてください。断られたら書面で異議を出せます。期間はオンタリオ州で6か月、ブリティッシュ・コロンビア州で90日、ケベック州で30日です。オンタリオ州で職場に戻る件は30日です。医師の証拠を送ってください。無料の相談員がいます。',
  },
}

/** Questions about the home of couples who part in Quebec: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COUPLES_WHO_PART_IN_QUEBEC_JA: Words = {
  'ca.fact.unmarried-home-qc': {
    says: 'ケベック州では、結婚していなければ、長く一緒に住んでも家の半分や自分のための扶養料はもらえません。新しい親の結合（union parentale）は、2025年6月29日より後に子が生まれたか養子を迎えたカップルのものです。相手を豊かにしたお金や労力は請求できるので証拠を保管してください。子の養育費は払われ、裁判所は子と暮らす親が家に残るのを認めることがあります。親のための調停は無料です。出る前に助言を受けてください。',
  },
  'ca.fact.married-home-qc': {
    says: 'ケベック州では、夫婦は名義に関係なく、家族財産（family patrimony）の価値を半分ずつ分けます。家族の住まい、家具、家族の車、婚姻中に得た年金とRRSPの権利です。贈与、相続、結婚前に払った分は差し引けることがあります。住まいはあなたの同意なしに売れません。自分の扶養料も求められます。親のための調停は無料です。署名する前に助言を受けてください。',
  },
}

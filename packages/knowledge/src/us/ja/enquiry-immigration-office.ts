/** Questions about the immigration office: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_IMMIGRATION_OFFICE_JA: Words = {
  'us.immigration.ask-door': {
    says: '裁判官が署名した令状（warrant）を見せない限り、開けなくてかまいません。窓越しに見せるよう求めてください。黙っていることができます。逃げたり、うそをついたり、じゃまをしたりしないでください。',
  },
  'us.immigration.ask-denied': {
    says: '通知がどの不服（appeal）や申立て（motion）を、いつまでと書いているか読んでください。ほとんどの場合30日、郵便なら33日です。申請し直したり出国したりする前に、今週、移民の弁護士か認定された支援者に相談してください。',
  },
  'us.immigration.ask-card-expired': {
    says: '10年のカードが切れても、永住者のままで、働けます。今すぐForm I-90を出してください。その受領書でカードの期間が延びます。2年のカードは別で、切れる前にForm I-751を出してください。',
  },
  'us.immigration.ask-moved': {
    says: 'はい。引っ越しから10日以内に、オンラインかAR-11の用紙でUSCISに知らせてください。無料です。手紙が届くように、進行中の件ごとに番号を書きます。難民の面接があるなら、その事務所にも知らせ、日が変わらないかぎり行ってください。移民裁判所の件なら、5日以内にEOIR-33で裁判所にも知らせます。審理を欠席すると退去を命じられることがあります。証拠を残してください。',
  },
}

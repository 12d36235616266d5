/** Questions about contracts that run on, and gyms: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SERVICES_JA: Words = {
  'be.ask.end-contract': {
    says: '自動更新の後は、サービスの契約をいつでも無料で終えられます。予告は長くても2か月です。電話とネットはいつでも終えられ、6か月後は無料です。書面にして、証拠を残してください。',
  },
  'be.ask.gym-health': {
    dependsOn: 'ジムが行動規範に署名したか',
    says: '多くのジムが行動規範に署名しています。診断書があれば、もう運動できないときは無料でやめられ、短い間なら休めます。署名していないジムでも求めてください。それから無料のオンブズマンに行きます。',
  },
}

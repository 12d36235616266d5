/** The Japanese words of the rows in ../right-to-sue.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RIGHT_TO_SUE_JA: Words = {
  'us.sue.want': {
    says: '役所は、あなたの差別の申立て（charge）を終わらせます。あなたが間違っていたという意味ではありません。自分で裁判を起こせるようになります。',
  },
  'us.sue.right': {
    says: 'この通知を受け取ってから90日以内に、裁判を起こせます。その日を過ぎると、ほとんどの場合、権利はなくなります。',
  },
  'us.sue.deadline': {
    says: '裁判を起こせるのは、通知を受け取った日から90日以内です。念のため、通知の日付から数えてください。',
    action: '裁判所に訴えを出す',
    consequence: '遅れた訴えは、ほとんどの場合、裁判所が退けます。',
  },
  'us.sue.step': {
    says: '封筒やメールを取っておいてください。届いた日の証拠になります。EEOCに記録を求め、今週中に労働の弁護士に相談してください。',
  },
}

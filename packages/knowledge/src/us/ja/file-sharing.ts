/** The Japanese words of the rows in ../file-sharing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FILE_SHARING_JA: Words = {
  'us.swarm.right-who': {
    says: 'インターネットの回線を払っていることは、コピーした証拠になりません。持ち主は、あなたがした、または知っていて助けたと示さなければなりません。',
  },
  'us.swarm.right-quash': {
    says: 'インターネットの会社は、裁判所の命令であなたの名前を伝える前に、知らせなければなりません。手紙の日までに、止めるよう裁判所に求められます。',
  },
}

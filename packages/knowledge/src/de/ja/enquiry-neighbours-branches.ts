/** Questions about branches and trees of a neighbour: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEIGHBOURS_BRANCHES_JA: Words = {
  'de.ask-home.branches': {
    says: 'はい。ただし書面で適切な期限を与えた後で、枝が本当に土地の利用を妨げる場合だけです。自分の側だけを切り、巣のため3月から9月は生け垣を強く刈れません。大木を守る市もあるので先に尋ねてください。落ち葉は多くの場合我慢します。木の距離は州の法律で、古い木は残せることが多いです。',
  },
}

/** A plan to build next door: comments to the council. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const PLANNING_NEXT_DOOR_JA: Words = {
  'gb.planning.wants': {
    says: '近くの工事について、役所が意見を聞いています。答える義務はありません。',
  },
  'gb.planning.right-comment': {
    says: '手紙の日まで、たいてい21日以内に意見を出せます。光、のぞき見、大きさ、騒音、交通なら、役所は考える必要があります。',
  },
  'gb.planning.step': {
    says: '図面をネットで見ます。光、のぞき見、大きさ、騒音を短く書きます。家の値段やけんかは数えません。議員に助けを頼みます。',
  },
}

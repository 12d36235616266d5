/** Questions about the camera of a neighbour: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEIGHBOUR_CAMERA_JA: Words = {
  'fr.ask-home.neighbour-camera': {
    says: '隣人のカメラが撮れるのは自分の敷地だけで、あなたの庭や窓、道路は撮れません。向きを変えるよう書留で求め、向きの写真を残してください。変わらなければ無料の調停人へ。私的な場所で人を撮るのは犯罪なので、被害届も出せます。裁判官は撤去と賠償を命じられます。',
  },
}

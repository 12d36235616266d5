/** Questions about unemployment pay for people who leave the job themselves: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_QUIT_AND_BENEFIT_JA: Words = {
  'nl.ask.quit-and-ww': {
    says: 'いいえ、多くの場合もらえません。必要なく自分で辞めるとWWは出ません。続けることが無理だったという例外は少なく、あなたが証明します。まだ辞めないでください。仕事で体調を崩したなら病気を届け、産業医に話します。給料は続きます。雇い主の希望による合意（vaststellingsovereenkomst）で予告期間も守れば、WWはたいてい大丈夫です。先にJuridisch Loketに相談を。',
  },
}

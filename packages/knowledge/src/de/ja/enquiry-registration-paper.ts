/** Questions about a landlord who does not confirm that a person moved in: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REGISTRATION_PAPER_JA: Words = {
  'de.ask-home.registration-paper': {
    says: '入居確認書（Wohnungsgeberbestätigung）を期日を付けて書面で求めてください。住まいを提供する人は、入居から2週間以内に出す義務があります。又貸しなら主たる借主が署名します。もらえなくても契約書を持って期限内に役所へ行き、事情を話してください。役所は提出を命じ、最高1,000ユーロの過料を科せます。登録は2週間以内で、誰も禁じられません。',
  },
}

/** Questions about the debts of someone at your address: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SHARED_ADDRESS_DEBTS_JA: Words = {
  'gb.ask-debt.address-blacklist': {
    says: '住所のブラックリストはありません。信用情報は人ごとの記録です。つながるのは、共同口座や共同ローンなど二人の名義の信用だけです。一緒に住んでも、その人の借金を負いません。取立会社は何も持って行けません。裁判所の命令の後の執行官だけが、借りた本人の物に限り持って行けます。自分の物の領収書を保管し、自分の信用情報を無料で確認してください。',
  },
  'gb.ask-debt.disassociation': {
    says: 'まず二人の名義の信用を全部終わらせます。共同口座を閉じるか、ローンを一人の名義にします。次にExperian、Equifax、TransUnionのそれぞれに切り離しの届け（notice of disassociation）を求めます。無料です。共同の信用が残る間はつながりも残り、どちらも全額を請求されえます。誤ったつながりは訂正させられます。断られたらInformation Commissionerに苦情を申し立ててください。',
  },
}

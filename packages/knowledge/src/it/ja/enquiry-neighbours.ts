/** Questions about noise, cameras, water damage and condominiums: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEIGHBOURS_JA: Words = {
  'it.ask.noise': {
    says: '日と時刻の一覧をつけ、管理者に動くよう頼んでください。我慢の限度を超える音は、裁判官が止められます。夜は地元の警察に電話します。',
  },
  'it.ask.neighbour-camera': {
    says: '隣人のカメラは、自分の家だけを撮れます。あなたの家、階段、道は撮れません。向きを変えるよう書面で求めましょう。だめなら無料で苦情を。Garante',
  },
  'it.ask.condominium': {
    says: '所有者は持分に応じて払います。決議は30日以内に争えます。欠席なら知らされた日からです。承認された費用は、裁判官がすぐの支払いを命じられます。ふつうの費用は多くの場合5年で時効です。',
    dependsOn: '集会が何を、いつ決めたか',
  },
  'it.ask.water-damage': {
    says: '水の出どころの住戸や配管の所有者は、純粋な偶然を除き、過失がなくても直して賠償する義務があります。共用の配管なら管理組合です。写真と見積りを取り、隣人、管理人、保険会社にすぐ書留で書いてください。断られたら裁判所に鑑定（accertamento tecnico）を、危険なら緊急命令を求めます。期限は5年です。',
  },
}

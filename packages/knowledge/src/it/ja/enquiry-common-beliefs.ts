/** Questions that rest on a common belief about fines, debts of parents, care and a blocked car: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COMMON_BELIEFS_JA: Words = {
  'it.ask.fine-paid': {
    says: '減額分を払うと違反を認めたことになり、異議はできなくなります。五日以内の30％引きでも、60日以内の最低額でも同じです。先に選んでください。異議は治安判事に30日、Prefettoに60日以内で、その間は払わないでください。所有者が払った場合でも、点を失う運転者は点について異議を出せます。',
  },
  'it.ask.parents-debts': {
    says: '親が生きている間は、署名していなければ払う義務はありません。亡くなった後は、相続を承認した場合だけです。公証人か裁判所で放棄するか、あるものの範囲だけで承認できます（beneficio d’inventario）。家に住むか物を持っているなら三か月以内に動いてください。それまで何も取らず、売らず、払わないでください。',
  },
  'it.ask.care-without-papers': {
    says: '行けます。書類がなくても、救急、妊娠、子ども、予防接種、感染症など、急ぎや必要な治療は長くても受けられます。病院かASLでSTPコードを頼んでください。六か月有効で更新でき、滞在許可は要りません。お金がなければ小さな負担金だけか無料です。誰にでも報告義務がある場合を除き、警察に知らせてはなりません。',
  },
  'it.ask.no-block-without-warning': {
    says: '警告なしにはできません。まず60日の請求（cartella）が来ます。車を止める前に、徴収機関は予告（preavviso di fermo）を送り、30日を与えます。その間に払う、分割を頼む、仕事に必要だと示すことができます。止められても車はあなたのもので、運転できないだけです。各書類が届いた証拠を求めてください。',
  },
}

/** The Japanese words of the rows in ../licence-and-protection.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LICENCE_AND_PROTECTION_JA: Words = {
  'ch.licence.want': {
    says: '交通局が免許を一定期間取り上げる、またはその予定です。罰金とは別です。',
  },
  'ch.licence.right-length': {
    says: '期間は重さによります。中程度でふつう1か月、重い場合3か月、繰り返せば長くなります。仕事の必要も考慮されますが最短期間は下回れません。',
  },
  'ch.licence.right-heard': {
    says: '原則として先に話を聞き、理由を書面で示さなければなりません。不服申立ては普通30日です。事実の争いは刑事手続きで行うので、そちらで期限内に異議を出してください。',
  },
  'ch.protect.want': {
    says: '当局(KESB)が、あなたや子に法的な支援(Beistandschaft)が必要かを調べています。',
  },
  'ch.protect.right-heard': {
    says: '原則として本人から直接話を聞かなければなりません。措置は必要で適切なものに限り、自分の委任、家族、任意の支援が先です。担当者を指名し、記録を見て、弁護士を連れて行けます。',
  },
  'ch.protect.right-appeal': {
    says: '決定には30日、仮の処置には10日以内に裁判所へ不服を申し立てられます。近しい人もできます。',
  },
  'ch.protect.step': {
    says: '書面で記録と、必要なら時間を求めてください。期日前に、書類を添えて言い分を書きます。',
  },
}

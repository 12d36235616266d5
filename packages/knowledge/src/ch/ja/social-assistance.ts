/** Letters that cut, stop or refuse social assistance: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const SOCIAL_ASSISTANCE_JA: Words = {
  'ch.social-help.want': {
    says: '役所が、社会扶助を減らす、止める、または断ると言っています。',
  },
  'ch.social-help.right': {
    says: '役所はあなたの話を聞き、書面で決め、理由を示さなければなりません。不服申立ての期限は手紙にあり、多くは30日、短い州もあります。困ったときの援助は憲法上の権利です。',
  },
  'ch.social-help.step': {
    says: 'その日までに書面で不服を申し立てましょう。記録の閲覧と、減額を待ってもらうことを求めます。今お金がなければ、そう伝えてすぐに助けを求めましょう。',
  },
}

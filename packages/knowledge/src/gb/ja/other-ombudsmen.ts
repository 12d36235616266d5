/** The Japanese words of the rows in ../other-ombudsmen.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const OTHER_OMBUDSMEN_JA: Words = {
  'gb.refused.step-other': {
    says: '手紙にあるオンブズマン（ombudsman）の名前と最終日を見つけ、そのオンライン書式を使います。',
  },
  'gb.refused.right-other-free': {
    says: '多くのオンブズマン（ombudsman）は無料です。行ける所の名前が手紙にあるはずです。',
  },
  'gb.refused.right-phone': {
    says: '電話やネットの会社は無料の機関（Communications Ombudsman か CISAS）に入る義務があります。今すぐ、または苦情から6週間後に行けます。',
  },
  'gb.refused.right-energy': {
    says: 'エネルギー会社は無料の Energy Ombudsman に入る義務があります。決定を受け入れると、会社は従う義務があります。',
  },
  'gb.refused.right-homes': {
    says: 'Housing Ombudsman は無料です。多くの場合、家主の最終回答から12か月以内に行けます。',
  },
  'gb.refused.option-other': {
    says: '手紙にある機関の書式に、この返事と証拠を付けて申し立てます。',
    title: 'オンブズマンに申し立てる',
    cost: '多くは無料。',
    time: '数週間から数か月。',
    risk: '低い。金額や期限に限りがある所もあります。',
    bestFor: '返事が不公平だと思う方。',
  },
}

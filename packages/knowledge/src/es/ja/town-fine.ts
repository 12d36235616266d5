/** The Japanese words of Spain: fines off the road. */
import type { Words } from '@plainletter/contracts/rule'

export const TOWN_FINE_JA: Words = {
  'es.town-fine.want': {
    says: '役所があなたに罰金(sanción)を科そうとしています。交通の罰金ではないので、交通の半額の割引はありません。',
  },
  'es.town-fine.who': {
    says: 'これは市役所などの公の機関です。罰金が確定すると、裁判官なしで取り立てることができます。',
  },
  'es.town-fine.rights': {
    says: '紙に書かれた日数のうちに、何があったかを書き、証拠を送れます(alegaciones)。証明するのは役所で、あなたではありません。',
  },
  'es.town-fine.reality': {
    says: '手続きが始まりました。罰金はまだ決まっていません。何も言わないと、案がそのまま決定になることがあります。',
  },
  'es.town-fine.step-file': {
    says: '記録(expediente)を見せるよう求めましょう。だれが見たか、写真、どの決まりに反したというのかを確かめます。',
  },
  'es.town-fine.right-less': {
    says: '認めると少なくとも20%、決定の前に払うとさらに少なくとも20%安くなります。その代わり、役所への不服申立てはできなくなります。',
  },
  'es.town-fine.right-lapse': {
    says: '役所は期限までに決めて知らせなければなりません。ほかの決まりがなければ、開始から3か月です。過ぎると手続きは失効します(caducidad)。そう伝えましょう。',
  },
  'es.town-fine.right-old': {
    says: '軽い違反は6か月、重い違反は2年で時効です。ただし、その法律に別の定めがあればそれによります。',
  },
  'es.town-fine.option-answer': {
    says: '何があったかを書き、写真や証人、記録の番号を添えます。どの公の受付でも出せます。',
    title: '自分の言い分を送る(alegaciones)',
    cost: '無料です。',
    time: '紙に書かれた日数です。平日で数えるとき、土曜・日曜・祝日は入りません。',
    risk: '先に払わないと割引はなくなります。',
    bestFor: 'あなたではない場合や、役所が示せない場合。',
  },
}

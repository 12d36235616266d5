/** The Japanese words of Switzerland: speed and licence, files, guessed tax, benefits, Serafe, power. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_JA: Words = {
  'ch.road.right-file': {
    says: '記録を見せるよう求められます。写真、測定の記録、機器の検査です。',
  },
  'ch.road.speed-scale': {
    says: '定額の罰金は小さい超過だけです。町の中は15 km/hまで、町の外は20まで、高速道路は25までです。それより上は刑事の手続きです。',
  },
  'ch.road.speed-law': {
    says: '標識が見えたなら、制限に従う義務があります。木や工事で隠れていたなら、その場所の写真が役立ちます。',
  },
  'ch.road.licence-apart': {
    says: '免許を失うかどうかは、州（Kanton）での別の手続きです。期日の前に、運転が必要な理由を書面で伝えてください。',
  },
  'ch.road.owner': {
    says: '定額の罰金は車の持ち主に来ます。ほかの人が運転したなら、30日以内に名前と住所を知らせてください。',
  },
  'ch.ask.penal-order': {
    says: '刑事の命令（Strafbefehl）を受け取ってから10日以内に、書面で異議を出してください。理由はいりません。その後、検察が見直すか、裁判所が決めます。',
  },
  'ch.ask.licence': {
    says: '軽い場合は警告です。前にもあったなら1か月です。中くらいの場合は少なくとも1か月、重い場合は3か月です。',
    dependsOn: 'どれほど重いか、初めてか',
  },
  'ch.tax.right-guessed': {
    says: '申告がなければ、税務署は推定（Ermessen）で決めます。30日以内に異議を出し、申告を送り、推定が大きくずれていると証明してください。',
  },
  'ch.tax.interest': {
    says: '遅れて払う税には、異議の間も利息がかかります。異議を残したまま払うと、利息が止まります。',
  },
  'ch.benefit.right-time': {
    says: '役所は、知ってから3年以内、払ってから5年以内に求めなければなりません。もっと長くなるのは犯罪のときだけです。',
  },
  'ch.serafe.right': {
    says: '各世帯は、テレビがあってもなくても、この料金を1回払います。補足給付（Ergänzungsleistungen）を受けていれば、免除されることがあります。',
  },
  'ch.power.right-tariff': {
    says: '家庭の電気料金は公正で、公表されていなければなりません。疑問があれば、会社に聞き、次に監督の役所（ElCom）に聞いてください。',
  },
  'ch.road.grades': {
    says: '軽い交通違反は罰金だけです。重い違反は前科の残る犯罪になります。命令がどちらとしているかを見て、行き過ぎなら異議を出しましょう。',
  },
}

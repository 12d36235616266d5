/** The Japanese words of the rows in ../summons.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SUMMONS_JA: Words = {
  'de.summons.suspect-want': {
    says: '警察が、疑われている人（Beschuldigter）として、あなたに質問したいと言っています。',
  },
  'de.summons.suspect-reality': {
    says: '疑われている人は、警察に行く必要がありません。従わなければならないのは、検察官か裁判所の呼出しだけです。',
  },
  'de.summons.right-silence': {
    says: '黙っていてよく、それをあなたに不利に使ってはいけません。質問の前に、弁護士と通訳を求められます。',
  },
  'de.summons.right-file': {
    says: '弁護士は先に記録を見られます。重い事件では、国が弁護士をつけます。',
  },
  'de.summons.step-suspect': {
    says: '電話でも、事件について何も言わないでください。書面で丁寧に日を断り、刑事の弁護士に電話してください。',
  },
  'de.summons.option-lawyer': {
    says: '刑事の弁護士に、記録を求め、あなたのために答えてもらいます。',
    title: 'まず刑事の弁護士',
    cost: '先に料金を聞いてください。',
    time: 'その日の前。',
    risk: 'ありません。',
    bestFor: '疑われているすべての人。',
  },
  'de.summons.witness-want': {
    says: '裁判所が、証人としてあなたを呼んでいます。あなたは責められていません。',
  },
  'de.summons.witness-reality': {
    says: '行かなければなりません。正当な理由なしに行かないと、費用と罰金を払います。',
  },
  'de.summons.witness-right': {
    says: '近い家族に不利なことは、話す必要がありません。自分が裁判になりうることも、言う必要がありません。',
  },
  'de.summons.witness-pay': {
    says: '交通費、失った給料、その他の費用は返されます。3か月以内に求めてください。',
  },
  'de.summons.witness-step': {
    says: '病気か、留守ですか。すぐに証明をつけて書面で裁判所に伝え、別の日を求めてください。上司はあなたを行かせなければなりません。',
  },
  'de.summons.witness-option': {
    says: '書類を持って時間どおりに行き、知っていることを話します。',
    title: '審理に行く',
    cost: '費用は返されます。',
    time: 'その日。',
    risk: 'うその話は犯罪です。',
    bestFor: 'すべての証人。',
  },
  'de.summons.witness-not-yet': {
    says: '何も責められておらず、何も払う必要がありません。見たことや聞いたことを話すだけです。',
  },
  'de.summons.witness-lawyer': {
    says: '証人を助ける自分の弁護士（Zeugenbeistand）を連れて行けます。',
  },
  'de.summons.witness-prepare': {
    says: '日、部屋、事件番号を書きとめてください。自分のメモやメールを読み、身分証と一緒に持って行きます。',
  },
  'de.summons.witness-step-pay': {
    says: '失う給料の証明の紙を、雇い主に求めてください。切符を残し、審理の後に全部出します。',
  },
  'de.summons.police-witness-want': {
    says: '警察はあなたを証人として話を聞こうとしています。あなたは疑われていません。',
  },
  'de.summons.police-witness-reality': {
    says: '出頭して話す義務があるのは、検察(Staatsanwaltschaft)の指示がある場合だけです。手紙に書いていなければ聞いてください。',
  },
  'de.summons.police-witness-family': {
    says: '配偶者、婚約者、近い家族に不利なことを話す必要はありません。警察は先にそれを伝えなければなりません。',
  },
  'de.summons.police-witness-self': {
    says: 'あなたや近い家族が裁判にかけられるおそれのある質問には答えなくてかまいません。',
  },
  'de.summons.police-witness-lawyer': {
    says: '証人に付き添う弁護士(Zeugenbeistand)を連れて行けます。',
  },
  'de.summons.police-witness-step': {
    says: '当日より前に電話してください。検察の指示か、何の件かを聞きます。家族として話さないなら、書面で伝えてください。',
  },
}

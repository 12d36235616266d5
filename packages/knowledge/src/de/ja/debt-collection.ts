/** Reminders and letters from debt collectors and their lawyers (Mahnung, Inkasso): the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_JA: Words = {
  'de.debt.want': {
    says: '会社があなたにお金を求めています。この手紙だけでは、払わせることはできません。',
  },
  'de.debt.who': {
    says: '取立て会社（Inkasso）かその弁護士が、別の会社のために書いています。その会社より強い力はありません。',
  },
  'de.debt.who-before-claim': {
    says: '弁護士か会社が、次は裁判所に行くかもしれないと書いています。弁護士にも、依頼した会社より強い力はありません。',
  },
  'de.debt.reality': {
    says: 'これは裁判所ではありません。この手紙で、給料や物を取ることはだれにもできません。',
  },
  'de.debt.reality-titled': {
    says: '裁判所の決定（Titel）がすでにあると言っています。そうなら、執行官を送ったり、給料を差し押さえたりできます。写しを求めてください。',
  },
  'de.debt.rights-summary': {
    says: '何の借金か、だれのものか、それぞれの費用がどう生じたかを聞けます。断ることもできます。',
  },
  'de.debt.not-yet': {
    says: 'まだ裁判所の執行官（Gerichtsvollzieher）を送れません。先に、あなたが争わなかった裁判所の命令か、判決が必要です。',
  },
  'de.debt.not-yet-account': {
    says: '今は、銀行口座を止めたり、給料の一部を取ったりできません。それにも、先に裁判所の執行できる文書が必要です。',
  },
  'de.debt.know-old': {
    says: 'ほとんどの借金は、年の終わりから数えて3年で古すぎるものになります。そのときは、支払いを断れます。',
    learnMore:
      '自分で言わなければなりません。「時効（Verjährung）を主張します。」どの裁判所も、自分からは調べません。',
  },
  'de.debt.org-register': {
    says: '取立て会社は、公の登録簿に載っていなければなりません。rechtsdienstleistungsregister.deで無料で調べられます。',
  },
  'de.debt.org-watch': {
    says: '連邦司法庁（Bundesamt für Justiz）が取立て会社を監督します。そこに苦情を言えます。',
  },
  'de.debt.insight-pressure': {
    says: '「最後の警告」（letzte Mahnung）のような言葉に、それ自体の法律の意味はありません。次の本当の段階は、裁判所の郵便です。',
    actionable: '落ち着いて書面で答え、郵便を見続けてください。',
  },
  'de.debt.insight-schufa-threat': {
    says: '信用情報について書いています。これは事実としてだけ許され、あなたが争えば成り立ちません。',
    actionable: '書面で争い、「この請求は争われており、報告してはなりません」と書いてください。',
  },
  'de.debt.myth-visit': {
    says: '取立ての人は、何も差し押さえられません。できるのは裁判所の執行官（Gerichtsvollzieher）か裁判所だけで、執行できる文書があるときだけです。',
  },
  'de.debt.myth-schufa': {
    says: '請求は、すぐに信用情報（Schufa）に載るわけではありません。裁判所の文書がなければ、督促が2回あり、あなたが争っていないことが必要です。',
  },
  'de.debt.myth-prison': {
    says: '個人の借金で刑務所に入る人はいません。逮捕があるのは、持っている物を書き出すのを断ったときだけです。罰金は別です。',
  },
}

/** The Japanese words of the rows in ../senders.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SENDERS_JA: Words = {
  'fr.sender.intrum': {
    says: 'Intrumは、未払いの請求書とローンを、ほかの会社のため、または買った借金として取り立てます。民間の会社で、裁判所ではありません。それだけでは何も差し押さえられません。',
    nextStep: '借金と日付を確かめてください。それから、書いて証拠を求めます。',
    complainTo: 'まず会社。次にSignalConso（DGCCRF）。',
  },
  'fr.sender.eos': {
    says: 'EOSは、未払いの請求書とローンを、ほかの会社のため、または買った借金として取り立てます。民間の会社で、裁判所ではありません。それだけでは何も差し押さえられません。',
    nextStep: '借金と日付を確かめてください。それから、書いて証拠を求めます。',
    complainTo: 'まず会社。次にSignalConso（DGCCRF）。',
  },
  'fr.sender.iqera': {
    says: 'iQera（以前はMCS）は、未払いの請求書とローンを、ほかの会社のため、または買った借金として取り立てます。民間の会社で、裁判所ではありません。それだけでは何も差し押さえられません。',
    nextStep: '借金と日付を確かめてください。それから、書いて証拠を求めます。',
    complainTo: 'まず会社。次にSignalConso（DGCCRF）。',
  },
  'fr.sender.cabot': {
    says: 'Cabotは、未払いの請求書とローンを、ほかの会社のため、または買った借金として取り立てます。民間の会社で、裁判所ではありません。それだけでは何も差し押さえられません。',
    nextStep: '借金と日付を確かめてください。それから、書いて証拠を求めます。',
    complainTo: 'まず会社。次にSignalConso（DGCCRF）。',
  },
  'fr.sender.hoist': {
    says: 'Hoist Financeは、未払いの請求書とローンを、ほかの会社のため、または買った借金として取り立てます。民間の会社で、裁判所ではありません。それだけでは何も差し押さえられません。',
    nextStep: '借金と日付を確かめてください。それから、書いて証拠を求めます。',
    complainTo: 'まず会社。次にSignalConso（DGCCRF）。',
  },
  'fr.sender.effico': {
    says: 'Efficoは、未払いの請求書とローンを、ほかの会社のため、または買った借金として取り立てます。民間の会社で、裁判所ではありません。それだけでは何も差し押さえられません。',
    nextStep: '借金と日付を確かめてください。それから、書いて証拠を求めます。',
    complainTo: 'まず会社。次にSignalConso（DGCCRF）。',
  },
  'fr.sender.concilian': {
    says: 'Concilianは、未払いの請求書とローンを、ほかの会社のため、または買った借金として取り立てます。民間の会社で、裁判所ではありません。それだけでは何も差し押さえられません。',
    nextStep: '借金と日付を確かめてください。それから、書いて証拠を求めます。',
    complainTo: 'まず会社。次にSignalConso（DGCCRF）。',
  },
  'fr.sender.sogedi': {
    says: 'Sogediは、未払いの請求書とローンを、ほかの会社のため、または買った借金として取り立てます。民間の会社で、裁判所ではありません。それだけでは何も差し押さえられません。',
    nextStep: '借金と日付を確かめてください。それから、書いて証拠を求めます。',
    complainTo: 'まず会社。次にSignalConso（DGCCRF）。',
  },
  'fr.sender.dgfip': {
    says: 'これは税務署と国庫の役所です。裁判官なしに、給料と銀行のお金を差し押さえられます。早く求めれば、よく計画に応じます。',
    nextStep: 'impots.gouv.frの自分のアカウントで、金額を確かめてください。',
    complainTo: '手紙に書かれた役所、次に県の税の調停人。',
  },
  'fr.sender.antai': {
    says: '交通違反の罰金を送る国の機関です。本当のサイトはgouv.frで終わります。多くのにせのメッセージが、この名前を使います。',
    nextStep: 'antai.gouv.frを自分で打ち、知らせの番号を調べてください。',
    complainTo: '知らせに書かれた、検察の係。',
  },
  'fr.sender.caf': {
    says: 'CAFは、家族、住居、基本の給付を払います。後の支払いからお金を引けます。争うか、借金をなくすよう求められます。',
    nextStep: '理由と月を見てください。まちがいなら、2か月以内に争います。',
    complainTo: 'CAFの不服の委員会（commission de recours amiable）、次にその調停人。',
  },
  'fr.sender.france-travail': {
    says: 'France Travail（以前はPôle emploi）は、仕事を探す人に給付を払い、助けます。まちがって払ったお金を返すよう求めることがあります。',
    nextStep: '日付を確かめてください。まちがいなら、2か月以内に書面で争います。',
    complainTo: 'France Travail、次にその調停人。',
  },
  'fr.sender.urssaf': {
    says: 'Urssafは、ほとんどの場合、雇い主と自営の人から、社会保険のお金を集めます。裁判官なしに命令（contrainte）を出せます。',
    nextStep: '早く計画を求めてください。命令に異議を出せるのは15日だけです。',
    complainTo: 'Urssafの不服の委員会（commission de recours amiable）。',
  },
  'fr.sender.court': {
    says: 'これは本当の裁判所です。その書類には、逃してはいけない日があります。',
    nextStep: '審理の日か、異議の期間を探してください。無料の法律の相談を受けます。',
  },
  'fr.sender.officer': {
    says: 'commissaire de justice（以前はhuissier）は、裁判所の書類を届け、裁判所の命令を強制します。裁判所の命令がなければ、払うよう頼むことしかできません。',
    nextStep: 'どの執行できる文書を持っているか聞き、写しを求めてください。',
    complainTo: 'commissaires de justiceの地域の会、または検察官。',
  },
  'fr.sender.arcom': {
    says: 'Arcomは、ラジオ、テレビ、ネットの作品のための公の機関です。ネット回線が作品の共有に使われた人に警告します。警告は罰金ではありません。',
    nextStep: 'だれがあなたの回線を使うか確かめ、安全にしてください。',
  },
  'fr.sender.edf': {
    says: 'これは、電気やガスの民間の供給会社です。11月1日から3月31日まで、主な住まいでは止められません。',
    nextStep: 'メーターの数字と日付を確かめてください。計画を求めます。',
    complainTo: "まず会社。2か月後、Médiateur national de l'énergie。",
  },
  'fr.sender.engie': {
    says: 'これは、電気やガスの民間の供給会社です。11月1日から3月31日まで、主な住まいでは止められません。',
    nextStep: 'メーターの数字と日付を確かめてください。計画を求めます。',
    complainTo: "まず会社。2か月後、Médiateur national de l'énergie。",
  },
  'fr.sender.totalenergies': {
    says: 'これは、電気やガスの民間の供給会社です。11月1日から3月31日まで、主な住まいでは止められません。',
    nextStep: 'メーターの数字と日付を確かめてください。計画を求めます。',
    complainTo: "まず会社。2か月後、Médiateur national de l'énergie。",
  },
  'fr.sender.eni': {
    says: 'これは、電気やガスの民間の供給会社です。11月1日から3月31日まで、主な住まいでは止められません。',
    nextStep: 'メーターの数字と日付を確かめてください。計画を求めます。',
    complainTo: "まず会社。2か月後、Médiateur national de l'énergie。",
  },
  'fr.sender.orange': {
    says: 'これは、電話とネットの民間の会社です。その手紙は裁判所の命令ではありません。',
    nextStep: '契約の日付と、1年より古い請求書を確かめてください。',
    complainTo: 'まず会社。次にMédiateur des communications électroniques。',
  },
  'fr.sender.sfr': {
    says: 'これは、電話とネットの民間の会社です。その手紙は裁判所の命令ではありません。',
    nextStep: '契約の日付と、1年より古い請求書を確かめてください。',
    complainTo: 'まず会社。次にMédiateur des communications électroniques。',
  },
  'fr.sender.bouygues': {
    says: 'これは、電話とネットの民間の会社です。その手紙は裁判所の命令ではありません。',
    nextStep: '契約の日付と、1年より古い請求書を確かめてください。',
    complainTo: 'まず会社。次にMédiateur des communications électroniques。',
  },
  'fr.sender.free': {
    says: 'これは、電話とネットの民間の会社です。その手紙は裁判所の命令ではありません。',
    nextStep: '契約の日付と、1年より古い請求書を確かめてください。',
    complainTo: 'まず会社。次にMédiateur des communications électroniques。',
  },
}

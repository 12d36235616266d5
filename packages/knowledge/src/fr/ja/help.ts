/** The Japanese words of the rows in ../help.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_JA: Words = {
  'fr.help.pcb': {
    does: '近くで、借金と家計について、無料で秘密を守る相談をします。',
  },
  'fr.help.banque-de-france': {
    does: '多重債務の申請（surendettement）を無料で受け、銀行とローンについて教えます。',
  },
  'fr.help.cresus': {
    does: '借金のある人を無料で助ける、慈善団体の集まりです。',
  },
  'fr.help.adil': {
    does: '賃貸、解約、家賃の滞納、立ち退きについて、無料で中立の法律の相談をします。',
  },
  'fr.help.sos-loyers': {
    does: '家賃の滞納がある借り手のための、無料の電話です。近くのADILにつながります。',
  },
  'fr.help.115': {
    does: '寝る所のない人のための緊急の電話です。昼も夜も無料です。',
  },
  'fr.help.droit-du-travail': {
    does: '公の職員が、働く人に労働法を無料で説明します。',
  },
  'fr.help.code-du-travail-numerique': {
    does: '労働法の質問に答える公式のサイトです。予告と給料の計算の道具もあります。',
  },
  'fr.help.reponseconso': {
    does: '不正と消費者の役所です。質問に答え、届け出を受けます。',
  },
  'fr.help.inc': {
    does: 'UFC-Que ChoisirやCLCVなど、近くの消費者の団体を探せます。',
  },
  'fr.help.energie': {
    does: '電気とガスについて、無料の相談と、争いの助けをします。',
  },
  'fr.help.assurance': {
    does: '保険会社が答えた後、保険会社との争いを無料で見ます。',
  },
  'fr.help.17cyber': {
    does: 'ネットの詐欺と不正侵入のための公の窓口です。昼も夜も開いています。',
  },
  'fr.help.info-escroqueries': {
    does: '詐欺にあった人のための、警察の電話相談です。通話は無料です。',
  },
  'fr.help.point-justice': {
    does: '近くで、弁護士、調停人、団体が、無料の法律の相談をします。',
  },
  'fr.help.aide-juridictionnelle': {
    does: '収入が少なければ、国が弁護士と裁判の費用の全部か一部を払います。',
  },
  'fr.help.defenseur-des-droits': {
    does: '役所とのことや差別について、無料で助けます。',
  },
  'fr.help.france-services': {
    does: '近くの公の窓口で、用紙とネットの手続きを助けます。',
  },
  'fr.help.3114': {
    does: 'つらすぎると感じるとき、昼も夜も、話を聞いてくれる人がいます。通話は無料です。',
  },
}

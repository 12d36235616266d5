/** The Japanese words of Belgium: help. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_JA: Words = {
  'be.help.cpas': {
    does: '町の公的福祉センターです。お金、借金、エネルギー、住まいの無料の助けです。',
  },
  'be.help.debt-mediation': {
    does: '近くにある、公認の無料の借金の調停サービスです。',
  },
  'be.help.legal-aid': {
    does: '最初の法律相談は無料です。収入が少なければ、弁護士も無料です。',
  },
  'be.help.spf-economie': {
    does: '会社、取立て会社、詐欺についての届け出を受け付けます。',
  },
  'be.help.consumer-ombudsman': {
    does: '会社に書面を送った後、争いを無料で助けます。',
  },
  'be.help.energy-ombudsman': {
    does: '電気とガスの争いを無料で助けます。',
  },
  'be.help.telecom-ombudsman': {
    does: '電話とネットの争いを無料で助けます。',
  },
  'be.help.labour': {
    does: '労働法の公式の情報と、労働監督官です。',
  },
  'be.help.safeonweb': {
    does: '偽のメッセージの送り先です。詐欺についての助言もあります。',
  },
  'be.help.suicide-fr': {
    does: 'フランス語で話を聞いてくれます。昼も夜も無料です。',
  },
  'be.help.suicide-nl': {
    does: 'オランダ語で話を聞いてくれます。昼も夜も無料です。',
  },
}

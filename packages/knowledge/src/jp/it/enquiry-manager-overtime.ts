/** Questions about overtime of shop managers and others with a title: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MANAGER_OVERTIME_IT: Words = {
  'jp.ask.manager-overtime': {
    says: "Un titolo non toglie il diritto agli straordinari. Chi non decide i propri orari né personale e paghe non è dirigente per la legge (名ばかり管理職). Una somma fissa conta solo se importo e ore sono separati dalla paga base. Spetta il 25 % in più, il 50 % oltre 60 ore al mese, e un altro 25 % dalle 22 alle 5. Chieda presto per iscritto (内容証明): ogni mese si perde dopo tre anni. Conservi messaggi e foto e vada all'ispettorato del lavoro o a 法テラス.",
  },
}

/** Questions about overtime of shop managers and others with a title: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MANAGER_OVERTIME_NL: Words = {
  'jp.ask.manager-overtime': {
    says: "Een titel neemt het recht op overwerkloon niet weg. Wie zijn uren niet zelf bepaalt en niet over personeel en loon beslist, is voor de wet geen leidinggevende (名ばかり管理職). Een vast bedrag telt alleen als bedrag en uren los van het basisloon staan. U krijgt 25% meer, boven 60 uur per maand 50%, en van 22 tot 5 uur nog 25%. Eis het snel schriftelijk (内容証明): elke maand vervalt na drie jaar. Bewaar berichten en foto's en ga naar de arbeidsinspectie of 法テラス.",
  },
}

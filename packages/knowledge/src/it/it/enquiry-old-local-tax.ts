/** Questions about old bills of the town: waste tax and property tax: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_LOCAL_TAX_IT: Words = {
  'it.ask.old-local-tax': {
    says: 'Il comune deve spedire il primo avviso (accertamento) entro il 31 dicembre del quinto anno dopo quello del tributo; un anno in più se la casa non fu mai dichiarata. Poi corrono cinque anni da ogni atto notificato. Per il 2018 il termine era fine 2023, qualche settimana in più per il Covid. Chieda la prova di ogni notifica. Se è tardi, chieda l’annullamento e ricorra entro 60 giorni: il termine corre.',
    dependsOn: 'quando è stato spedito il primo avviso',
  },
}

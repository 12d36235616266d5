/** Questions about tax that is due and the NHK fee: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_AND_TV_FEE_IT: Words = {
  'jp.ask.tax': {
    says: 'Vada o chiami prima della data della lettera. Per imposte e contributi pubblici non serve un giudice: dopo il sollecito (督促状) l’ufficio può pignorare paga e conti. Porti buste paga e spese. Chieda rate, un rinvio (換価の猶予, 徴収の猶予) e una riduzione (減免). Una parte della paga è sempre protetta. Se non può vivere, chieda di fermarsi (滞納処分の停止).',
  },
  'jp.ask.nhk': {
    says: 'Senza un tale apparecchio non serve un contratto, e può chiuderne uno. I canoni più vecchi di cinque anni possono essere troppo vecchi, ma deve dirlo prima di pagare.',
    dependsOn: 'se ha un apparecchio che può ricevere NHK',
  },
  'jp.ask.late-return': {
    says: 'Presenti ora la dichiarazione, anche in ritardo (期限後申告). Prima di un controllo l’aumento è basso. Entro un mese di solito non c’è. Gli interessi corrono. Se non può pagare, chieda tempo o rate.',
  },
}

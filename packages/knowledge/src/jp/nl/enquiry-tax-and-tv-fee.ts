/** Questions about tax that is due and the NHK fee: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_AND_TV_FEE_NL: Words = {
  'jp.ask.tax': {
    says: 'Ga of bel vóór de datum in de brief. Voor belasting en publieke premies is geen rechter nodig: na de aanmaning (督促状) kan het kantoor zelf loon en rekening beslaan. Neem loonstroken en kosten mee. Vraag om delen, uitstel (換価の猶予, 徴収の猶予) en verlaging (減免). Een deel van het loon is altijd veilig. Kunt u niet leven, vraag dan om te stoppen (滞納処分の停止).',
  },
  'jp.ask.nhk': {
    says: 'Zonder zo’n toestel hebt u geen contract nodig, en u kunt er een beëindigen. Bijdragen ouder dan vijf jaar kunnen te oud zijn, maar dat moet u zeggen voordat u betaalt.',
    dependsOn: 'of u een toestel hebt dat NHK kan ontvangen',
  },
  'jp.ask.late-return': {
    says: 'Doe nu aangifte, ook als het te laat is (期限後申告). Voor een controle is de toeslag laag. Binnen een maand is die er meestal niet. Rente loopt door. Kunt u niet betalen? Vraag uitstel of delen.',
  },
}

/** The Dutch words of the rows in ../enquiry-agreed-end.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_AGREED_END_WORDS: Words = {
  'fr.ask-work.agreed-end': {
    says: 'Niemand kan u dwingen. Na het tekenen hebt u 15 dagen om u te bedenken. U houdt recht op een werkloosheidsuitkering en krijgt minstens het wettelijke bedrag.',
    dependsOn: 'of u het beiden eens bent',
  },
  'fr.ask-work.agreed-end-refused': {
    says: 'Beiden moeten akkoord zijn: uw baas mag weigeren, zonder reden. Vraag het nog eens schriftelijk, met een datum en een voorstel. Blijf niet weg: u kunt werkloosheidsgeld verliezen. Ontslag nemen geeft dat alleen om bepaalde redenen, of met een vooraf goedgekeurd omscholingsplan. Bij zware fouten van de baas: ga naar een vakbond.',
  },
}

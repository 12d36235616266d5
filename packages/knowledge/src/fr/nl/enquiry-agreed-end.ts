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
  'fr.ask-work.agreed-end-withdraw': {
    says: 'Ja. Na het tekenen heeft elk 15 kalenderdagen, vanaf de volgende dag, om zonder reden terug te komen. Stuur een aangetekende brief, of geef hem af tegen bewijs, vóór de laatste dag: de verzenddatum telt. De baan loopt dan door. Later kan alleen de arbeidsrechter binnen twaalf maanden, bij druk, bedrog of geen exemplaar.',
  },
}

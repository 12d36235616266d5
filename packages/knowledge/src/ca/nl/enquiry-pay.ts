/** The Dutch words of the rows in ../enquiry-pay.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_NL: Words = {
  'ca.ask.contractor-status': {
    says: 'De naam beslist niet. Bepaalt het bedrijf uw uren, geeft het gereedschap en werkt u alleen daarvoor, dan bent u misschien werknemer. Dan hebt u recht op overwerk, vakantiegeld en opzegtermijn. Klaag gratis bij employment standards, of vraag de CRA.',
    dependsOn: 'hoe u echt werkt',
  },
  'ca.ask.public-holiday': {
    says: 'Kerst en enkele andere dagen zijn in elke provincie betaalde feestdagen. Moet u werken, dan geeft de wet meestal meer: in Ontario feestdagloon plus anderhalf keer uw loon, of een andere betaalde vrije dag. Sommige banen vallen erbuiten. Klaag bij het kantoor voor arbeidsnormen.',
    dependsOn: 'uw provincie en het soort werk',
  },
  'ca.ask.pay-cut': {
    says: 'Zeg schriftelijk dat u het niet eens bent, en blijf voorlopig werken. Een grote verlaging zonder uw toestemming kan tellen als ontslag, met geld voor de opzegtermijn. Vraag snel advies, want wachten kan lijken op toestemming.',
  },
  'ca.ask.unpaid': {
    says: 'Vraag uw loon schriftelijk, met de data. Klaag daarna bij het arbeidskantoor (employment standards office) van uw provincie. Dat is gratis.',
  },
  'ca.ask.minimum-wage': {
    says: 'Elke provincie bepaalt het zelf. In Ontario is het $17,95 per uur sinds 1 oktober 2026, in British Columbia $18,25 sinds juni, in Quebec $16,60 sinds mei en in Alberta $15. Banken, luchtvaart en andere onder federale wet hebben een eigen bedrag, rond $18. Sommige studenten en mensen met fooi krijgen in enkele provincies minder. Krijgt u minder, vraag het schriftelijk en klaag dan gratis bij het arbeidskantoor.',
    dependsOn: 'uw provincie en uw baan',
  },
}

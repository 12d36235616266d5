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
}

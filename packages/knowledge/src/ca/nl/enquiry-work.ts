/** The Dutch words of the rows in ../enquiry-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_NL: Words = {
  'ca.ask.pay-cut': {
    says: 'Zeg schriftelijk dat u het niet eens bent, en blijf voorlopig werken. Een grote verlaging zonder uw toestemming kan tellen als ontslag, met geld voor de opzegtermijn. Vraag snel advies, want wachten kan lijken op toestemming.',
  },
  'ca.ask.dismissed-pregnant': {
    says: 'Het is tegen de wet u te ontslaan omdat u zwanger of met verlof bent. Klaag binnen één jaar bij de instantie voor mensenrechten van uw provincie, en vraag ook geld voor de opzegtermijn.',
  },
  'ca.ask.settlement-agreement': {
    says: 'Teken niet meteen. Na het tekenen kunt u meestal niet meer vragen. Ze kunnen u het wettelijke minimum niet laten opgeven. Laat een advocaat het lezen; het aanbod gaat vaak omhoog.',
  },
  'ca.ask.fired-on': {
    says: 'In Ontario geeft de wet ongeveer een week per jaar, tot 8 weken, en na 5 jaar bij een grote werkgever ook severance pay. Rechters geven vaak veel meer. Teken nog niet.',
  },
  'ca.ask.fired-bc': {
    says: 'In British Columbia krijgt u na 3 maanden een weekloon, na een jaar twee, na 3 jaar drie, en dan een per jaar tot 8. Rechters geven vaak veel meer.',
  },
  'ca.ask.fired-ab': {
    says: 'In Alberta krijgt u na 90 dagen een week opzegtijd of loon, na 2 jaar twee, na 4 jaar vier, tot acht na 10 jaar. Rechters geven vaak veel meer. Klaag binnen zes maanden.',
  },
  'ca.ask.roe': {
    says: 'Uw werkgever moet die geven, meestal binnen vijf dagen na de laatste loonperiode. Vraag EI nu zonder aan en zeg het Service Canada; die dringt dan aan.',
  },
  'ca.ask.probation': {
    says: 'In de eerste drie maanden (90 dagen in Alberta) geeft de wet meestal geen opzegtijd of loon. Gedaan werk moet worden betaald. Ontslag om ziekte, zwangerschap of afkomst blijft verboden.',
  },
  'ca.ask.fired-sick-qc': {
    says: 'Nee. In Québec mag u tot 26 weken in 12 maanden ziek zijn, en ontslag daarom is verboden. Klaag binnen 45 dagen bij de CNESST.',
  },
  'ca.ask.fired-sick': {
    says: 'Ontslag om ziekte is meestal in strijd met de mensenrechtenwet. Klaag binnen een jaar. U kunt ook recht hebben op opzegloon, en op uw baan na beschermd verlof.',
  },
}

/** The Dutch words of Germany: tax extras. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_EXTRAS_NL: Words = {
  'de.tax.late-sum': {
    says: 'Voor een late jaaraangifte is de toeslag 0,25% van de nog open belasting voor elke begonnen maand, en minstens € 25. Ga de maanden na.',
  },
  'de.tax.late-drop': {
    says: 'Vraag hun hem te laten vallen als de vertraging niet uw schuld was. Hij komt niet vanzelf als er geen belasting meer te betalen is, of voor 14 maanden na het jaar.',
  },
  'de.tax.late-object': {
    says: 'De toeslag is een eigen beslissing. U kunt binnen één maand alleen daartegen bezwaar maken, met uw reden voor de vertraging.',
  },
  'de.tax.late-payment': {
    says: 'Een overboeking tot drie dagen te laat kost niets. Kon u niet betalen, vraag dan kwijtschelding van de helft van de toeslag (Erlass).',
  },
  'de.tax.interest': {
    says: 'Rente over later betaalde belasting begint 15 maanden na het belastingjaar. Het is 0,15% voor elke volle maand.',
  },
  'de.tax.pressure': {
    says: 'Een dwangsom (Zwangsgeld) moet eerst schriftelijk aangekondigd zijn. Levert u in wat ze vroegen, dan moeten ze stoppen.',
  },
  'de.tax.ahead': {
    says: 'Verdient u dit jaar minder? Vraag hun de voorschotten (Vorauszahlungen) te verlagen, met uw cijfers.',
  },
  'de.tax.open': {
    says: 'De beslissing is nog open, helemaal (§ 164) of in sommige punten (§ 165). In die delen kan zij later veranderen, ook voor u.',
  },
  'de.tax.right-wait': {
    says: 'Is dwang nu onredelijk, bijvoorbeeld omdat u snel geld krijgt? Vraag uitstel (Vollstreckungsaufschub) en bied termijnen aan.',
  },
}

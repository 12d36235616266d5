/** Questions about things bought: faults, delivery, private sales and firms that closed: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PURCHASE_NL: Words = {
  'nz.ask.cancel': {
    says: "Kwamen ze aan uw deur of belden ze u? Dan hebt u vijf werkdagen. Een lening heeft ook een korte tijd om te annuleren. In een winkel is er geen zo'n recht.",
    dependsOn: 'hoe het u is verkocht',
  },
  'nz.ask.not-delivered': {
    says: 'Vraag de verkoper schriftelijk om het product of om geld terug. Hebt u met een kaart betaald? Vraag uw bank om een terugboeking (chargeback).',
  },
  'nz.ask.firm-closed': {
    says: 'Vraag het geld schriftelijk terug, en vraag uw bank meteen om een terugboeking (chargeback). Kan het bedrijf niet doen wat het beloofde? Dan kunt u annuleren en uw geld terugeisen. Is het failliet (insolvent)? Schrijf dan de curator (liquidator).',
  },
  'nz.ask.private-sale': {
    says: 'Een particulier moet de waarheid zeggen. Was het onwaar en kocht u daarom? Dan kunt u het verlies eisen of de koop annuleren. Schrijf eerst, en ga dan naar het Disputes Tribunal.',
  },
}

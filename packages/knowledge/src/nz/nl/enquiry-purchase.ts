/** Questions about things bought: faults, delivery, private sales and firms that closed: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PURCHASE_NL: Words = {
  'nz.ask.faulty': {
    says: 'De winkel moet het oplossen. Bij een ernstige fout kunt u geld terug of een nieuw product kiezen, zelfs na de garantie.',
  },
  'nz.ask.cancel': {
    says: "Kwamen ze aan uw deur of belden ze u? Dan hebt u vijf werkdagen. Een lening heeft ook een korte tijd om te annuleren. In een winkel is er geen zo'n recht.",
    dependsOn: 'hoe het u is verkocht',
  },
  'nz.ask.not-delivered': {
    says: 'Vraag de verkoper schriftelijk om het product of om geld terug. Hebt u met een kaart betaald? Vraag uw bank om een terugboeking (chargeback).',
  },
  'nz.ask.refund-phone': {
    says: 'Is hij kapot? Dan moet de winkel hem repareren, vervangen of uw geld teruggeven. Van gedachten veranderen geeft geen recht. Laat bewijs zien en noem de Consumer Guarantees Act.',
    dependsOn: 'of het product een fout heeft',
  },
  'nz.ask.faulty-car': {
    says: 'De auto van een handelaar moet van aanvaardbare kwaliteit zijn. Vraag om reparatie, en om geld terug als de fout ernstig is. Het Motor Vehicle Disputes Tribunal kan beslissen tot $100.000.',
  },
  'nz.ask.broken-goods': {
    says: 'Spullen moeten zo lang meegaan als voor de prijs eerlijk is, wat de garantie ook zegt. Schrijf de winkel, noem de Consumer Guarantees Act en vraag gratis reparatie. Kan of wil hij niet in redelijke tijd, of is het gebrek ernstig, dan kiest u geld of nieuw. Ook gevolgschade moet hij betalen. Hij mag u niet naar de maker sturen. Anders Disputes Tribunal.',
  },
  'nz.ask.firm-closed': {
    says: 'Vraag het geld schriftelijk terug, en vraag uw bank meteen om een terugboeking (chargeback). Kan het bedrijf niet doen wat het beloofde? Dan kunt u annuleren en uw geld terugeisen. Is het failliet (insolvent)? Schrijf dan de curator (liquidator).',
  },
  'nz.ask.private-sale': {
    says: 'Een particulier moet de waarheid zeggen. Was het onwaar en kocht u daarom? Dan kunt u het verlies eisen of de koop annuleren. Schrijf eerst, en ga dan naar het Disputes Tribunal.',
  },
}

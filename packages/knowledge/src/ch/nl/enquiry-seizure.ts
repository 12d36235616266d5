/** Questions about what the debt office may take from a home, an account and wages: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SEIZURE_NL: Words = {
  'ch.ask.seize': {
    says: 'Het schuldkantoor moet u het bestaansminimum laten: een basisbedrag, huur, de premies die u echt betaalt, werkkosten en kinderen. Telde iets niet omdat u het niet betaalde? Betaal de volgende, stuur bewijs en vraag een nieuwe berekening, op elk moment. Klaag over een foute berekening binnen tien dagen. Het is gratis.',
    dependsOn: 'uw kosten',
  },
  'ch.ask.debt-officer-home': {
    says: 'Bij een beslag moet u kamers en kasten openen en alles noemen wat u hebt en verdient. Anders kan de politie komen. U houdt wel het nodige: kleren, meubels, gereedschap, eten en een bestaansminimum. Klopt het niet, klaag dan binnen tien dagen. Een privé-incassobureau mag nooit binnen.',
  },
  'ch.ask.account-seized': {
    says: 'Schrijf het kantoor meteen, met bewijs van huur, echt betaalde premies, werkkosten en kinderen. Het moet u het bestaansminimum laten en opnieuw rekenen als er iets verandert. AHV, IV en aanvullende uitkeringen zijn niet vatbaar voor beslag. Tegen een foute berekening klaagt u binnen tien dagen. Het is gratis.',
  },
  'ch.ask.private-bankruptcy': {
    says: 'U kunt zich bij de rechter insolvent verklaren. Die vraagt eerst een paar duizend frank. Schulden verdwijnen niet: ze blijven 20 jaar als verliesbewijs, en u betaalt alleen uit nieuw vermogen. Probeer eerst een plan met een gratis schuldadviseur.',
    dependsOn: 'of een plan met uw schuldeisers nog kan',
  },
}

/** The Dutch words of the rows in ../enquiry-faulty-goods.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAULTY_GOODS_NL: Words = {
  'nz.ask.faulty': {
    says: 'De winkel moet het oplossen. Bij een ernstige fout kunt u geld terug of een nieuw product kiezen, zelfs na de garantie.',
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
}

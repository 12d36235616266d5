/** The Dutch words of the rows in ../enquiry-social-insurance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SOCIAL_INSURANCE_NL: Words = {
  'ch.ask.disability-refused': {
    says: 'Is het een voorlopige brief (Vorbescheid)? Schrijf binnen 30 dagen uw bezwaren aan het IV-kantoor. Is het de beslissing (Verfügung)? Ga binnen 30 dagen naar de verzekeringsrechter van uw kanton. Dat kost 200 tot 1000 frank; met weinig geld vraagt u gratis rechtshulp. Vraag eerst uw dossier.',
  },
  'ch.ask.treatment-refused': {
    says: 'Vraag schriftelijk een formele beslissing met redenen (Verfügung). Maak binnen 30 dagen bezwaar bij de verzekeraar: dat is gratis. Tegen het antwoord gaat u binnen 30 dagen naar de kantonale verzekeringsrechter, meestal gratis. Vraag uw arts een verslag waarom het nodig is. De ombudsman helpt gratis.',
  },
  'ch.ask.extra-benefits': {
    says: 'U kunt ze krijgen bij een AHV- of IV-uitkering als de erkende kosten hoger zijn dan uw inkomen. Uw vermogen moet onder 100.000 frank zijn, 200.000 voor paren; het huis waar u woont telt hier niet. Vraag het aan bij gemeente of kas. Doe het snel: over het verleden wordt zelden betaald.',
    dependsOn: 'uw uitkering, kosten en vermogen',
  },
  'ch.ask.benefit-back': {
    says: 'Maak binnen 30 dagen schriftelijk en gratis bezwaar. Dat houdt de eis tegen. Was u te goeder trouw en is terugbetalen te zwaar, vraag dan ook kwijtschelding (Erlass, remise), binnen 30 dagen nadat het vaststaat. De dienst heeft drie jaar vanaf kennis, meestal hoogstens vijf.',
  },
}

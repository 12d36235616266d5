/** Questions of a guarantor for rent: asked to pay, or free since the tenant left: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GUARANTOR_ASKED_TO_PAY_NL: Words = {
  'fr.ask-home.guarantor-asked-to-pay': {
    says: 'Zonder titel van een rechter mag niemand op uw loon of pensioen beslag leggen, welke dag men ook noemt. Vraag de akte, het huurcontract en de afrekening: de akte is nietig als huur, verhoging en wat u op u neemt er niet in staan. Is het betaalbevel aan de huurder (commandement) niet binnen 15 dagen aan u betekend? Dan bent u de huur schuldig, maar geen boetes of vertragingsrente. Een rechter kan twee jaar geven. Zonder einddatum zegt u op voor later. Vraag de ADIL.',
  },
  'fr.ask-home.guarantor-child-left': {
    says: 'Huurde uw kind met iemand die geen echtgenoot of PACS-partner is? De opzegging van uw kind maakt u vrij zodra een nieuwe huisgenoot in het contract staat, uiterlijk zes maanden na het eind ervan. Zonder opzegging blijft u gebonden: laat die vandaag sturen. Is het betaalbevel (commandement) niet binnen 15 dagen ook aan u betekend? Dan bent u geen boetes schuldig. Zonder titel geen beslag op loon of pensioen. Vraag de ADIL.',
  },
}

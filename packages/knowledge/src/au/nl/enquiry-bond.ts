/** Questions about the bond for a rented home: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BOND_NL: Words = {
  'au.ask.deposit': {
    says: 'Uw borg (bond) ligt bij het borgkantoor van uw staat, niet bij de verhuurder. Vraag hem daar zelf, liefst vandaag. Vraagt de verhuurder eerst, antwoord dan op tijd op het bericht (14 dagen in New South Wales en Queensland), anders krijgt hij hem. De verhuurder moet schade bewijzen. Gewone slijtage betaalt u niet. Gebruik het intreerapport en foto’s. Anders beslist het tribunaal.',
  },
  'au.ask.bond-nsw': {
    says: 'In New South Wales heeft de verhuurder 14 dagen om te antwoorden op uw aanvraag van de borg (bond). De rechter (NCAT) beslist over ruzies.',
  },
  'au.ask.bond-vic': {
    says: 'In Victoria bewaart de RTBA de borg (bond). Bent u het niet eens? Dan moet de verhuurder die binnen 14 dagen bij VCAT vragen, of u krijgt die terug.',
  },
  'au.ask.bond-qld': {
    says: 'In Queensland bewaart de RTA de borg (bond). U hebt 14 dagen om een aanvraag te betwisten.',
  },
  'au.ask.bond-wa': {
    says: 'In Western Australia bewaart de Bond Administrator de borg (bond). Wordt u het niet eens? Dan beslist de Commissioner for Consumer Protection. Met die beslissing kunt u binnen zeven dagen naar de Magistrates Court.',
  },
  'au.ask.bond-sa': {
    says: 'In South Australia bewaart Consumer and Business Services de borg (bond). Wordt u het niet eens? Dan beslist SACAT.',
  },
  'au.ask.bond-tas': {
    says: 'In Tasmania bewaart de Rental Deposit Authority de borg (MyBond). Daar kunt u een aanvraag gratis betwisten.',
  },
  'au.ask.bond-act': {
    says: 'In de ACT bewaart een overheidsdienst (Rental Bonds) de borg (bond). Wordt u het niet eens? Dan beslist ACAT.',
  },
  'au.ask.bond-nt': {
    says: 'In het Northern Territory bewaart de verhuurder de borg (bond) voor u (in trust). Hij moet schriftelijk zeggen wat hij houdt en waarom, en NTCAT beslist over ruzies.',
  },
  'au.ask.bond-cleaner-nsw': {
    says: 'In New South Wales kan geen huurcontract u dwingen een bepaalde schoonmaker te nemen of professionele tapijtreiniging te betalen. U laat het achter zoals u het kreeg, op gewone slijtage na.',
  },
  'au.ask.cleaner-nsw': {
    says: 'Een huurcontract in New South Wales mag u niet dwingen een bepaalde schoonmaker te nemen of een bedrijf voor het tapijt te betalen. U laat de woning zo schoon achter als u haar kreeg, op gewone slijtage na. Vraag de borg (bond) zelf online aan: de verhuurder heeft dan 14 dagen voor het tribunaal (NCAT). Stuur het begin-rapport en uw foto’s.',
  },
}

/** The Dutch words of the rows in ../enquiry-rented-home.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENTED_HOME_NL: Words = {
  'au.ask.bond-nsw': {
    says: 'In New South Wales heeft de verhuurder 14 dagen om te antwoorden op uw aanvraag van de borg (bond). De rechter (NCAT) beslist over ruzies.',
  },
  'au.ask.bond-vic': {
    says: 'In Victoria bewaart de RTBA de borg (bond). Bent u het niet eens? Dan moet de verhuurder die binnen 14 dagen bij VCAT vragen, of u krijgt die terug.',
  },
  'au.ask.bond-qld': {
    says: 'In Queensland bewaart de RTA de borg (bond). U hebt 14 dagen om een aanvraag te betwisten.',
  },
  'au.ask.repair-nsw': {
    says: 'In New South Wales moet de verhuurder de woning bewoonbaar en in goede staat houden. De rechter (tribunal) kan reparaties of minder huur bevelen.',
  },
  'au.ask.repair-vic': {
    says: 'In Victoria moeten dringende reparaties meteen en andere binnen 14 dagen worden gedaan. Schimmel en vocht uit het gebouw tellen mee.',
  },
  'au.ask.repair-qld': {
    says: 'In Queensland moet de woning voldoen aan minimale eisen (minimum housing standards). Vraag het schriftelijk, ga dan naar de RTA en QCAT.',
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
  'au.ask.repair-wa': {
    says: 'In Western Australia moet de verhuurder de woning in redelijke staat houden. Dringende reparaties moeten snel beginnen, en de rechtbank (court) kan het werk bevelen.',
  },
  'au.ask.repair-sa': {
    says: 'In South Australia moet de verhuurder de woning in redelijke staat houden. SACAT kan het werk, minder huur of geld bevelen.',
  },
  'au.ask.repair-tas': {
    says: 'In Tasmania moet de eigenaar de woning houden zoals ze in het begin was en dringende reparaties snel doen. De Residential Tenancy Commissioner kan reparaties bevelen.',
  },
  'au.ask.repair-act': {
    says: 'In de ACT moet de verhuurder (lessor) de woning bewoonbaar en in goede staat houden. Dringende reparaties gaan voor, en ACAT kan het werk bevelen.',
  },
  'au.ask.repair-nt': {
    says: 'In het Northern Territory moet de verhuurder de woning in goede staat houden. NTCAT kan het werk of geld bevelen.',
  },
  'au.ask.pets': {
    says: 'Vraag het schriftelijk. In de meeste staten mag de verhuurder alleen nee zeggen om een reden uit de wet, en moet hij op tijd antwoorden. Dat is 14 dagen in Victoria en Queensland, en 21 in New South Wales.',
  },
  'au.ask.rent-up-wa': {
    says: 'In Western Australia mag de huur maar één keer in 12 maanden omhoog, met 60 dagen bericht op het juiste formulier. Bij een vaste termijn moet het contract dat toelaten.',
  },
  'au.ask.rent-up-sa': {
    says: 'In South Australia mag de huur maar één keer in 12 maanden omhoog, met 60 dagen bericht op papier. Is zij te hoog? Dan kan SACAT een lagere huur bepalen.',
  },
  'au.ask.inspections': {
    says: 'Nee, niet elke maand. In New South Wales hoogstens vier keer per jaar, in Queensland één keer in drie en in Victoria in zes maanden. U moet bericht op papier krijgen, meestal zeven dagen eerder.',
  },
  'au.ask.notice-to-leave': {
    says: 'Het hangt af van de staat en de reden. Aan het einde van een vaste termijn is het meestal 90 dagen in New South Wales en Victoria, twee maanden in Queensland. Alleen een tribunaal of rechter kan u laten gaan.',
  },
}

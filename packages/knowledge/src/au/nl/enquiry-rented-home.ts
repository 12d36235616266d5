/** The Dutch words of the rows in ../enquiry-rented-home.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENTED_HOME_NL: Words = {
  'au.ask.repair-nsw': {
    says: 'In New South Wales moet de verhuurder de woning bewoonbaar en in goede staat houden. De rechter (tribunal) kan reparaties of minder huur bevelen.',
  },
  'au.ask.repair-vic': {
    says: 'In Victoria moeten dringende reparaties meteen en andere binnen 14 dagen worden gedaan. Schimmel en vocht uit het gebouw tellen mee.',
  },
  'au.ask.repair-qld': {
    says: 'In Queensland moet de woning voldoen aan minimale eisen (minimum housing standards). Vraag het schriftelijk, ga dan naar de RTA en QCAT.',
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
  'au.ask.repairs': {
    says: 'Vraag het schriftelijk met foto’s en een datum. Voor dringende reparaties zijn er snellere wegen. Gebeurt er niets? Ga naar de rechter (tribunal). Blijf huur betalen.',
  },
  'au.ask.leaving': {
    says: 'Bij een contract zonder einddatum (periodic lease) zegt u in Victoria 28 dagen vooraf op. In Queensland, Tasmanië en het Northern Territory is het 14, elders 21. Breekt u een vaste termijn af, dan bent u misschien kosten (break fee) of de redelijke schade van de verhuurder schuldig. Huiselijk geweld is een uitzondering.',
    dependsOn: 'uw staat en het soort contract',
  },
}

/** The Dutch words of Italy: enquiry papers and disputes. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAPERS_AND_DISPUTES_WORDS: Words = {
  'it.ask.trial-period': {
    says: 'In een proeftijd kunnen beide kanten zonder reden stoppen. Zij moet getekend zijn voordat u begon en uw taken noemen. Zo niet, dan is het een gewoon ontslag, en hebt u 60 dagen.',
    dependsOn: 'wat u tekende, en wanneer',
  },
  'it.ask.warning-letter': {
    says: 'Antwoord schriftelijk binnen vijf dagen, of vraag met een vakbond gehoord te worden. Daarvoor mag er geen straf komen. Tegen een straf hebt u 20 dagen voor een commissie bij het arbeidsbureau.',
  },
  'it.ask.repairs': {
    says: 'Schrijf aangetekend of per PEC, met foto’s. Alles behalve klein herstel is voor de verhuurder. Is het dringend, dan mag u het doen en het geld vragen, nadat u het hem zei.',
  },
  'it.ask.condominium': {
    says: 'Een eigenaar betaalt naar zijn aandeel. U kunt een besluit binnen 30 dagen aanvechten, geteld vanaf het bericht als u er niet was. Voor goedgekeurde kosten kan een rechter u bevelen meteen te betalen.',
    dependsOn: 'wat de vergadering besloot, en wanneer',
  },
  'it.ask.guarantor': {
    says: 'U staat alleen in voor wat u tekende, met de verweren van de schuldenaar. U kunt vrij zijn als de bank de schuldenaar niet binnen zes maanden daagde. Wat u betaalt, kunt u van de schuldenaar terugvragen.',
    dependsOn: 'wat het papier zegt dat u tekende',
  },
  'it.ask.precetto': {
    says: 'U hebt tien dagen voordat ze beslag mogen leggen. Kijk welk bevel het noemt en of u dat ooit kreeg. Vormfouten moeten binnen 20 dagen gemeld worden. Ga nu naar een advocaat, of bied een plan aan.',
  },
  'it.ask.early-notice': {
    says: 'U hebt 60 dagen. Op tijd betaald daalt de boete tot een derde, in tot 20 delen als u wilt. Klopt het niet, vraag de belastingdienst het vóór de laatste dag te verbeteren (CIVIS).',
  },
  'it.ask.auto-renewal': {
    says: 'Voordat een dienst vanzelf verlengt, moeten ze u 30 dagen vóór het einde schriftelijk waarschuwen. Deden ze dat niet, dan kunt u altijd zonder kosten weg tot het volgende einde.',
    dependsOn: 'of ze u op tijd waarschuwden',
  },
  'it.ask.police-summons': {
    says: 'Ga op die dag, of bel eerst uw advocaat. Vraag of u als getuige of als verdachte (indagato) komt. Een verdachte mag zwijgen en moet een advocaat hebben, gratis met een laag inkomen.',
  },
  'it.ask.legal-aid': {
    says: 'Vraag het de orde (Ordine degli avvocati) met een getekend formulier over uw inkomen. De grens wijzigt elke twee jaar en telt huisgenoten mee. Bij scheiding telt alleen uw inkomen. U kiest de advocaat uit de lijst.',
  },
  'it.ask.water-damage': {
    says: 'Maak foto’s en schrijf nu aangetekend aan buur, beheerder en verzekeraar. Wie voor de leiding zorgt betaalt, behalve bij toeval. U hebt vijf jaar. Bij een condominio komt bemiddeling vóór de rechter.',
  },
}

/** The Dutch words of Italy: enquiry family and life. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_AND_LIFE_WORDS: Words = {
  'it.ask.overtime': {
    says: 'Houd uw eigen urenlijst bij. Overuren worden betaald met de toeslag van uw cao (CCNL), of als rust teruggegeven als die dat zegt. U hebt vijf jaar om te eisen.',
  },
  'it.ask.holiday-days': {
    says: 'Vraag uw verlof schriftelijk. U hebt minstens vier weken per jaar: twee in dat jaar, de rest binnen 18 maanden erna.',
  },
  'it.ask.child-support': {
    says: 'Stuur een formele aanmaning. Na 30 dagen zonder betaling kan zijn of haar werkgever verplicht worden u rechtstreeks te betalen. Op loon kan beslag komen, en niet betalen kan strafbaar zijn.',
  },
  'it.ask.inherit-debts': {
    says: 'Wie aanvaardt, betaalt de schulden ook met eigen geld. U kunt weigeren, of alleen aanvaarden met wat er is (beneficio d’inventario). Hebt u de spullen in handen, doe het dan binnen drie maanden.',
    dependsOn: 'of u aanvaardt, en hoe',
  },
  'it.ask.noise': {
    says: 'Houd een lijst van dagen en uren bij, en vraag de beheerder iets te doen. Een rechter kan lawaai stoppen dat niet te verdragen is. Bel ’s nachts de plaatselijke politie.',
  },
  'it.ask.used-car': {
    says: 'Van een handelaar is de garantie twee jaar, of minstens één als u dat afsprak. Meld bij een particulier verborgen gebreken binnen acht dagen nadat u ze vond, en ga binnen een jaar naar de rechter.',
    dependsOn: 'wie hem verkocht',
  },
  'it.ask.benefit-refused': {
    says: 'Een patronato dient gratis beroep bij INPS in, binnen 90 dagen. Tegen een nee over burgerlijke invaliditeit gaat u in plaats daarvan binnen zes maanden naar de rechter.',
  },
  'it.ask.divorce': {
    says: 'Ga eerst uit elkaar (separazione). Een scheiding kan volgen na zes maanden als u het eens was, of een jaar als een rechter moest beslissen. Bij akkoord kan het met advocaten of op het gemeentehuis.',
  },
  'it.ask.joint-account': {
    says: 'Noteer saldo en data, en vraag de bank de rekening te blokkeren of twee handtekeningen te eisen. Uw deel kunt u in de scheiding eisen. Een rechter kan spoedmaatregelen nemen. Ga snel naar een advocaat.',
  },
  'it.ask.neighbour-camera': {
    says: 'Een camera van een buur mag zijn eigen huis filmen, niet het uwe, de trap of straat. Vraag schriftelijk haar te draaien. Klaag anders gratis bij: Garante.',
  },
  'it.ask.see-children': {
    says: 'Noteer elke geweigerde dag, met berichten. Vraag de rechter de omgang af te dwingen: boete, extra dagen, andere zorg. Blijf alimentatie betalen. Met een laag inkomen is de advocaat gratis.',
  },
  'it.ask.medical-error': {
    says: 'Vraag uw medisch dossier: binnen zeven dagen. Ga naar een andere arts en een advocaat. Tegen een ziekenhuis hebt u tien jaar, tegen een arts meestal vijf. Vóór de zaak komt een deskundige of bemiddeling.',
  },
  'it.ask.defamation': {
    says: 'Bewaar het met adres, dag en getuigen. Vraag het weg te halen. Doe binnen drie maanden na weten aangifte (querela). Bij de burgerlijke rechter hebt u vijf jaar voor geld.',
  },
}

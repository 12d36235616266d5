/** The words of the rows in ../enquiry-family-and-life.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_AND_LIFE_NL: Words = {
  'es.ask.overtime': {
    says: 'Schrijf uw uren zelf op. Overuren worden betaald of binnen vier maanden als rust gegeven, en meestal mag u weigeren. U hebt een jaar om te eisen.',
  },
  'es.ask.holiday-days': {
    says: 'U hebt minstens 30 kalenderdagen per jaar en moet de data twee maanden vooraf weten. Stelt het bedrijf andere vast, ga dan binnen 20 werkdagen naar de rechter.',
  },
  'es.ask.child-support': {
    says: 'Vraag de rechtbank die het bepaalde om tenuitvoerlegging. Zij kan loon nemen zonder de gewone grens. Twee maanden achter elkaar onbetaald, of vier in totaal, kan strafbaar zijn.',
  },
  'es.ask.inherit-debts': {
    says: 'Wie aanvaardt, betaalt de schulden ook met eigen geld. U kunt verwerpen of alleen aanvaarden met wat er is (a beneficio de inventario). Ga naar een notaris en raak eerst niets aan.',
    dependsOn: 'of u aanvaardt, en hoe',
  },
  'es.ask.noise': {
    says: 'Bel elke keer de lokale politie, zodat er een verslag is. De gemeenschap van eigenaars kan stilte eisen en dan naar de rechter. Vraag de gemeente een bar te meten.',
  },
  'es.ask.used-car': {
    says: 'Bij een handelaar hebt u drie jaar garantie, of minstens één als dat is afgesproken. Bij een particulier hebt u zes maanden voor verborgen gebreken.',
    dependsOn: 'wie hem verkocht',
  },
  'es.ask.benefit-refused': {
    says: 'Dien binnen 30 werkdagen bezwaar in bij de instantie (reclamación previa). Na een nee of 45 dagen stilte hebt u 30 werkdagen voor de rechter. Beide zijn gratis.',
  },
  'es.ask.divorce': {
    says: 'U kunt drie maanden na de bruiloft scheiden, zonder reden. Bent u het eens en zijn er geen kinderen onder 18, dan is een notaris genoeg. Ga anders naar de rechtbank.',
  },
  'es.ask.fine-too-old': {
    says: 'Een lichte overtreding verjaart na drie maanden en een zware na zes, als niets u bereikte. Een boete die vaststaat, verjaart na vier jaar.',
    dependsOn: 'hoe zwaar het is en wat u bereikte',
  },
  'es.ask.joint-account': {
    says: 'Noteer saldo en data, en vraag de bank de rekening te blokkeren of twee handtekeningen te eisen. Uw deel kunt u in de scheiding eisen. Een rechter kan spoedmaatregelen nemen. Ga snel naar een advocaat.',
  },
  'es.ask.neighbour-camera': {
    says: 'Een camera van een buur mag zijn eigen huis filmen, niet het uwe, de trap of straat. Vraag schriftelijk haar te draaien. Klaag anders gratis bij: AEPD.',
  },
  'es.ask.see-children': {
    says: 'Noteer elke geweigerde dag, met berichten. Vraag de rechter de omgang af te dwingen: boete, extra dagen, andere zorg. Blijf alimentatie betalen. Met een laag inkomen is de advocaat gratis.',
  },
  'es.ask.medical-error': {
    says: 'Vraag nu een kopie van uw medisch dossier en ga naar een andere arts. Tegen een openbaar ziekenhuis hebt u een jaar. Bij een privaat hangt het af: schrijf ook binnen een jaar.',
  },
  'es.ask.defamation': {
    says: 'Bewaar het met adres en dag, liefst via een notaris. Vraag de site het weg te halen. Bij de burgerlijke rechter hebt u vier jaar voor geld. Bij ernstige belediging of valse beschuldiging (querella) één jaar.',
  },
}

/** Notices of landlords, and rent that is late: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_NL: Words = {
  'nz.home.myth-date': {
    says: 'Een datum in een opzegging zet u niet vanzelf uit de woning. Blijft u? Dan hebben ze een bevel van de huurrechter (Tenancy Tribunal) nodig.',
  },
  'nz.home.want': { says: 'Deze opzegging (notice) is de eerste stap, niet de laatste.' },
  'nz.home.reality': {
    says: 'Een opzegging (notice) zet u niet vanzelf uit de woning. Bent u het er niet mee eens? Dan beslist de huurrechter (Tenancy Tribunal).',
  },
  'nz.home.who': {
    says: 'Een verhuurder of makelaar is een privépersoon of bedrijf. Ze mogen de sloten niet vervangen en uw spullen niet buiten zetten.',
  },
  'nz.home.rights': {
    says: 'U kunt het probleem oplossen, de opzegging bij het Tribunal betwisten of om tijd vragen.',
  },
  'nz.home.not-yet': {
    says: 'Ze kunnen u vandaag niet uit de woning zetten. Dat kan alleen een deurwaarder (bailiff), met een bevel tot ontruiming (possession order) van het Tribunal.',
  },
  'nz.home.right-tribunal': {
    says: 'U hebt het recht naar de huurrechter (Tenancy Tribunal) te gaan.',
  },
  'nz.home.right-locks': {
    says: 'U hebt het recht uw sleutels, stroom en water te houden. Buitensluiten is tegen de wet.',
  },
  'nz.home.right-remedy': {
    says: 'Is de huur te laat? Dan sturen ze meestal eerst een bericht om het in 14 dagen goed te maken. Betaalt u alles, dan is het daarmee klaar.',
  },
  'nz.home.know-twenty-one': {
    says: 'Is de huur 21 dagen of meer te laat? Dan kunnen ze direct naar het Tribunal. Drie berichten over te late huur in 90 dagen kunnen daar ook toe leiden.',
  },
  'nz.home.fourteen': {
    says: 'Een bericht om het goed te maken (notice to remedy) moet u minstens 14 dagen geven. Wij tellen voor de zekerheid vanaf de datum ervan.',
    action: 'Betaal de huur die u schuldig bent, of los de overtreding op',
    consequence: 'Ze kunnen het Tribunal vragen de huur te beëindigen.',
  },
  'nz.home.step-stay': { says: 'Verhuis nog niet en teken niets dat de huur beëindigt.' },
  'nz.home.step-check': {
    says: 'Controleer de soort huur, de reden, de datums en het aantal dagen van de opzegging.',
  },
  'nz.home.step-pay': {
    says: 'Bent u huur schuldig? Betaal nu wat u kunt. Vraag Work and Income om hulp bij de huur.',
  },
  'nz.home.step-help': {
    says: 'Bel Community Law, Citizens Advice Bureau of Tenancy Services op 0800 836 262.',
  },
  'nz.home.opt-pay': {
    says: 'Betaal alles binnen de 14 dagen en bewaar bewijs.',
    title: 'Betalen wat u schuldig bent',
    cost: 'De huur die u schuldig bent.',
    time: '14 dagen.',
    risk: 'Betaalt u te laat? Dan kan de zaak doorgaan.',
    bestFor: 'U kunt aan het geld komen.',
  },
  'nz.home.opt-tribunal': {
    says: 'Dien het online in en vertel uw kant. In veel gevallen komt eerst gratis bemiddeling (mediation).',
    title: 'Naar de huurrechter (Tenancy Tribunal) gaan',
    cost: 'Een klein bedrag.',
    time: 'Vóór de laatste dag in de opzegging.',
    risk: 'Als u verliest, moet u weg.',
    bestFor: 'De opzegging klopt niet of is bedoeld om u te straffen.',
  },
  'nz.home.opt-plan': {
    says: 'Bied de huur plus een deel van de achterstand aan, of vraag om meer tijd. Laat het op papier zetten.',
    title: 'Een regeling afspreken',
    cost: 'Het bedrag dat u afspreekt.',
    time: 'Dagen.',
    risk: 'Houdt u zich niet aan de regeling? Dan kan er snel een bevel komen.',
    bestFor: 'U kunt betalen, maar niet alles in één keer.',
  },
  'nz.home.opt-help': {
    says: 'Een jurist van Community Law kan de opzegging nakijken.',
    title: 'Gratis hulp vragen',
    cost: 'Gratis.',
    time: 'Vandaag.',
    risk: 'Geen.',
    bestFor: 'U weet niet goed wat u moet doen.',
  },
  'nz.home.warn-hearing': {
    says: 'Ga naar de bemiddeling (mediation) en de zitting. Er kan zonder u een bevel worden gegeven.',
  },
  'nz.home.right-three-notices': {
    says: 'Drie berichten binnen 90 dagen, elk over huur die minstens vijf werkdagen te laat is: dan mag de verhuurder naar het Tribunal. Daar kunt u een bericht betwisten.',
  },
  'nz.home.right-chance': {
    says: 'Het Tribunal kan u laten blijven als u snel kunt betalen. Het kan een regeling vaststellen die de zaak beëindigt zodra u zich eraan hebt gehouden.',
  },
}

/** Questions about eviction, locks and rent that is late: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_NL: Words = {
  'ca.ask.evict': {
    says: 'Een verhuurder kan u niet uitzetten met alleen een opzegging. Gaat u niet weg, dan heeft hij een bevel nodig. Kijk naar het formulier en de laatste dag, en bel een huurderslijn.',
  },
  'ca.ask.evict-on': {
    says: 'In Ontario kan alleen de Landlord and Tenant Board bevelen dat u eruit moet. Tot dan kunt u blijven. Ga naar de zitting en vertel uw kant.',
  },
  'ca.ask.evict-bc': {
    says: 'In British Columbia moet u op tijd betwisten: 5 dagen bij onbetaalde huur, 10 bij een reden die bij u ligt (cause), 21 bij eigen gebruik. Als u betwist, kunt u blijven tot de beslissing.',
    dependsOn: 'het soort opzegging en de dag waarop u haar kreeg',
  },
  'ca.ask.evict-qc': {
    says: 'Weigert u in Québec te gaan, dan kan alleen het huurtribunaal (Tribunal administratif du logement) uw huurcontract beëindigen. U hebt het recht in uw huis te blijven.',
  },
  'ca.ask.locks': {
    says: 'Uw verhuurder mag de sloten niet veranderen en warmte of stroom niet afsluiten om u weg te krijgen. Bel het huurkantoor van uw provincie of de politie.',
  },
  'ca.ask.arrears': {
    says: 'Betaal zo snel u kunt en bewaar bewijs. In veel provincies maakt op tijd betalen een einde aan de opzegging. Bied schriftelijk een plan aan en vraag naar een huurfonds (rent bank).',
  },
  'ca.ask.n12': {
    says: 'U hoeft op die dag niet weg. Nodig zijn 60 dagen tot het einde van een huurperiode en meestal een maand huur. Sinds 21 september 2026 hoeft een verhuurder die 120 dagen geeft die maand niet te betalen; voor een koper blijft hij verschuldigd. Alleen de Board mag uitzetten, en kwade trouw kan een jaar huur kosten.',
  },
  'ca.ask.on-review': {
    says: 'Vraag de Board binnen 15 dagen na de dag van het bevel om het te herzien (review). Zeg welke ernstige fout erin zit, of waarom u niet kon meedoen. Vraag ook om uitstel (stay), zodat de sheriff moet wachten. Voor beroep bij de Divisional Court over een rechtsvraag hebt u 30 dagen. Juridische loketten (legal clinics) en duty counsel helpen gratis.',
  },
}

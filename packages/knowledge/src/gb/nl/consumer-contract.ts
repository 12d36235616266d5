/** Aankopen en contracten: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_CONTRACT_NL: Words = {
  'gb.contract.want': {
    says: 'Het bedrijf ziet het anders dan u. Zoek wat het weigert, wat het aanbiedt en wat u moet betalen.',
  },
  'gb.contract.rights-goods': {
    says: 'Een product met een gebrek mag u binnen 30 dagen teruggeven voor al uw geld. Daarna mag u reparatie of een nieuw product vragen.',
  },
  'gb.contract.rights-leaving': {
    says: 'Een oneerlijke regel bindt u niet. Vraag hoe kosten zijn berekend. U mag ze gratis betwisten.',
  },
  'gb.contract.reality': {
    says: 'Het nee van een bedrijf is niet het laatste woord. Zijn eigen regels kunnen uw rechten als koper niet wegnemen.',
  },
  'gb.contract.not-yet': {
    says: 'Niemand kan door deze brief uw geld of spullen nemen. Daarvoor is eerst een vonnis nodig, en dan kreeg u papieren.',
  },
  'gb.contract.step-reject': {
    says: 'Kreeg u het minder dan 30 dagen geleden? Schrijf dan vandaag: "I reject the goods and want a full refund." (Ik geef het product terug en wil al mijn geld.)',
  },
  'gb.contract.step-write': {
    says: 'Schrijf terug. Zeg wat er mis is, wat u wilt en voor welke dag, zoals over 14 dagen.',
  },
  'gb.contract.step-proof': {
    says: 'Verzamel bewijs: contract, bon, advertentie, foto’s, berichten en de data van elk gebrek of telefoontje.',
  },
  'gb.contract.step-card': {
    says: 'Betaald met creditcard, en kostte het meer dan £100 en tot £30,000? Vraag uw geld ook aan het kaartbedrijf.',
  },
  'gb.contract.step-helpline': {
    says: 'Bel de gratis consumentenhulp van uw landsdeel. Die zegt wat u schrijft en kan de controleurs (trading standards) waarschuwen.',
  },
  'gb.contract.step-part': {
    says: 'Vragen ze geld? Schrijf welk deel u betwist en waarom. Betaal een deel alleen als u het ermee eens bent.',
  },
  'gb.contract.insight-last-word': {
    says: 'Dit is misschien hun laatste antwoord. Dan hoeft u niet te wachten om naar de genoemde ombudsman of regeling te gaan.',
    actionable:
      'Zoek de naam en de laatste dag om daar te klagen. Vaak is dat zes of twaalf maanden.',
  },
  'gb.contract.option-dispute': {
    says: 'Noem het gebrek of de kosten, uw recht en een dag voor hun antwoord.',
    title: 'Schrijven en vragen wat de wet geeft',
    cost: 'Per e-mail niets.',
    time: 'Een uur. Geef ze 14 dagen.',
    risk: 'Laag. Houd het bij de feiten.',
    bestFor: 'U vindt dat zij fout zitten.',
  },
  'gb.contract.option-scheme': {
    says: 'Vraag bij welke ombudsman of geschillenregeling het bedrijf hoort. Voor kopers is het meestal gratis.',
    title: 'Naar een ombudsman of regeling gaan',
    cost: 'Meestal niets.',
    time: 'Enkele weken tot maanden.',
    risk: 'Niet elk bedrijf hoeft mee te doen.',
    bestFor: 'Zij zeiden hun laatste woord.',
  },
  'gb.contract.option-deal': {
    says: 'Een deel van het geld, een gratis reparatie of lagere kosten kunnen het afsluiten. Vraag het op papier.',
    title: 'Een middenweg afspreken',
    cost: 'Wat u opgeeft.',
    time: 'Enkele dagen.',
    risk: 'Een definitieve afspraak beëindigt uw eis.',
    bestFor: 'U wilt er snel van af.',
  },
  'gb.contract.option-claim': {
    says: 'Stuur eerst een laatste brief met een datum. Daarna kunt u online een zaak beginnen, zonder advocaat.',
    title: 'Een kleine zaak (small claim) beginnen',
    cost: 'Kosten van de rechter. U krijgt ze terug als u wint.',
    time: 'Enkele maanden.',
    risk: 'Verliest u, dan bent u die kosten kwijt en betaalt u misschien kleine kosten.',
    bestFor: 'U heeft goed bewijs en zij bewegen niet.',
  },
}

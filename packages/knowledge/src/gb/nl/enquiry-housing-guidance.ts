/** Vragen over wonen: wat u doet: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSING_GUIDANCE_NL: Words = {
  'gb.ask-housing.step-stay': {
    says: 'Vertrek niet en geef de sleutels nog niet terug. Vraag eerst advies over de opzegging, want veel opzeggingen zijn niet geldig.',
  },
  'gb.ask-housing.step-writing': {
    says: 'Schrijf het aan uw verhuurder of makelaar. Schrijf wat er mis is, wat u wilt en vóór wanneer.',
  },
  'gb.ask-housing.step-proof': {
    says: 'Verzamel uw bewijs. Bewaar het huurcontract, foto’s, berichten, bewijs van huur en papieren van de borg.',
  },
  'gb.ask-housing.step-rent': {
    says: 'Blijf gewoon huur betalen. Huurachterstand geeft een verhuurder een reden om de huur te beëindigen.',
  },
  'gb.ask-housing.step-shelter': {
    says: 'Vraag gratis advies bij Shelter op 0808 800 4444, of bij Citizens Advice.',
  },
  'gb.ask-housing.step-shelter-scotland': {
    says: 'Vraag gratis advies bij Shelter Scotland op 0808 800 4444, of bij Citizens Advice.',
  },
  'gb.ask-housing.step-shelter-cymru': {
    says: 'Vraag gratis advies bij Shelter Cymru op 08000 495 495, of bij Citizens Advice.',
  },
  'gb.ask-housing.step-housing-rights': {
    says: 'Vraag gratis advies bij Housing Rights op 028 9024 5640.',
  },
  'gb.ask-housing.right-court': {
    says: 'U hebt het recht te blijven tot een rechter u beveelt te vertrekken, tenzij u uw woning deelt met uw verhuurder.',
  },
  'gb.ask-housing.right-quiet': {
    says: 'U hebt het recht in rust in uw woning te leven. Dreigen en lastigvallen door een verhuurder zijn misdrijven.',
  },
  'gb.ask-housing.right-repair': {
    says: 'U hebt recht op een woning die veilig, bewoonbaar en onderhouden is.',
  },
  'gb.ask-housing.fact-rights': {
    says: 'Een verhuurder kan u niet zelf uit huis zetten. Hij heeft de juiste opzegging nodig, en daarna een rechter.',
  },
  'gb.ask-housing.fact-reality': {
    says: 'De regels voor particuliere huur in Engeland zijn op 1 mei 2026 veranderd. Ouder advies, en sommige contracten, kloppen nu niet.',
  },
  'gb.ask-housing.fact-cannot': {
    says: 'Niemand kan u vandaag door een opzegging laten vertrekken. Deurwaarders van de rechtbank (bailiffs) komen pas na een bevel.',
  },
  'gb.ask-housing.option-write': {
    says: 'Schrijf eerst de verhuurder. De gemeente (council) kan controleren en reparaties bevelen.',
    title: 'Schrijven, dan de gemeente vragen',
    cost: 'Gratis',
    time: 'Geef hun ongeveer 14 dagen',
    risk: 'Blijf intussen huur betalen.',
    bestFor: 'Reparaties, vocht, binnenkomen of kosten.',
  },
  'gb.ask-housing.option-scheme': {
    says: 'De regeling (deposit scheme) bekijkt bewijs van beide kanten en beslist.',
    title: 'De geschillendienst voor de borg gebruiken',
    cost: 'Gratis',
    time: 'Begin binnen 3 maanden na uw vertrek',
    risk: 'De beslissing is meestal definitief.',
    bestFor: 'Een borg die in een regeling zit.',
  },
  'gb.ask-housing.option-help': {
    says: 'Een adviseur kan de opzegging en uw rechten nakijken.',
    title: 'Gratis advies over wonen vragen',
    cost: 'Gratis',
    time: 'Eén gesprek, vaak dezelfde dag',
    risk: 'Data in een opzegging of papier van de rechter lopen door.',
    bestFor: 'Een opzegging, papieren van de rechter of bedreigingen.',
  },
  'gb.ask-housing.option-tribunal': {
    says: 'Verzamel advertenties voor zulke woningen in de buurt en vraag het op tijd.',
    title: 'Het tribunaal de huur laten bepalen',
    cost: 'Ga na of er kosten zijn',
    time: 'Voordat de nieuwe huur begint',
    risk: 'Het kan niet meer bepalen dan uw verhuurder vroeg.',
    bestFor: 'De nieuwe huur is hoger dan andere in de buurt.',
  },
  'gb.ask-housing.warning-court': {
    says: 'Zijn er papieren van de rechter of een datum met deurwaarders (bailiffs)? Vraag vandaag hulp. U hebt misschien recht op rechtshulp (legal aid) en om gehoord te worden.',
  },
  'gb.ask-housing.change-section-21': {
    says: 'Ontruimen zonder reden bij particuliere huurders in Engeland eindigde op 1 mei 2026.',
    was: 'Verhuurders konden de meeste particuliere huur beëindigen met een section 21 notice, zonder reden.',
    is: 'Section 21 bestaat niet meer. Een verhuurder heeft een wettelijke grond, een opzegging en een bevel van de rechter nodig.',
  },
  'gb.ask-housing.change-rent': {
    says: 'Regels over huurverhoging in particuliere contracten in Engeland werken niet meer.',
    was: 'In veel contracten stond een regel waardoor de huur omhoog kon.',
    is: 'De huur mag maar één keer per jaar omhoog, met Form 4A en twee maanden bericht.',
  },
  'gb.ask-housing.myth-two-months': {
    says: 'Een opzegging beëindigt uw recht om er te wonen niet. U kunt blijven tot een rechter anders beslist.',
  },
  'gb.ask-housing.myth-repairs': {
    says: 'U hebt geen recht om te stoppen met huur betalen tot er is gerepareerd. Het brengt uw woning in gevaar.',
  },
}

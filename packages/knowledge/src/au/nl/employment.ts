/** Letters that end a job: unfair dismissal, times and help: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const EMPLOYMENT_NL: Words = {
  'au.work.myth-contract': {
    says: 'U hebt rechten op het werk, ook zonder geschreven contract. Minimumloon, verlof en opzegtermijn tellen toch.',
  },
  'au.work.want': { says: 'Zoek de reden en uw laatste werkdag. Die bepalen wat u kunt doen.' },
  'au.work.reality': {
    says: 'Misschien kunt u er iets tegen doen. De tijd is kort: 21 dagen vanaf de dag dat uw baan eindigde.',
  },
  'au.work.who': {
    says: 'De Fair Work Commission beslist over ontslag. De Fair Work Ombudsman helpt met loon.',
  },
  'au.work.rights': {
    says: 'U houdt het recht op een opzegtermijn of loon in plaats daarvan, niet betaald loon en niet gebruikt vakantieverlof.',
  },
  'au.work.right-unfair': {
    says: 'U mag oneerlijk ontslag (unfair dismissal) aanvechten na zes maanden werk, of 12 maanden bij een bedrijf met minder dan 15 mensen.',
  },
  'au.work.right-general': {
    says: 'U mag niet worden ontslagen omdat u korte tijd ziek was, om zwangerschap, om een klacht, of om uw ras, geslacht, leeftijd of geloof.',
  },
  'au.work.right-notice': {
    says: 'De minimale opzegtermijn is één week in het eerste jaar, twee tot drie jaar, drie tot vijf jaar, daarna vier. Tel er één bij als u ouder dan 45 bent met twee jaar werk.',
  },
  'au.work.unfair': {
    says: 'U hebt 21 dagen vanaf de dag dat uw baan eindigde. Wij tellen voor de zekerheid vanaf de brief.',
    action: 'Ga naar de Fair Work Commission',
    consequence: 'Een late aanvraag mag alleen in zeldzame gevallen.',
  },
  'au.work.step-count': {
    says: 'Schrijf de dag op waarop uw baan eindigde en tel 21 dagen. Weekenden tellen mee.',
  },
  'au.work.step-keep': {
    says: 'Bewaar de brief, uw contract, loonstroken, roosters en berichten.',
  },
  'au.work.step-call': {
    says: 'Bel uw vakbond, een community legal centre of de Fair Work Commission op 1300 799 675.',
  },
  'au.work.opt-unfair': {
    says: 'Vraag het online aan. De meeste zaken gaan eerst naar een telefoongesprek om een afspraak te vinden.',
    title: 'Oneerlijk ontslag (unfair dismissal) aanvechten',
    cost: 'Een klein bedrag. U kunt vragen het niet te betalen.',
    time: 'Binnen 21 dagen.',
    risk: 'Klein. Kosten zijn zeldzaam.',
    bestFor: 'Er was geen eerlijke reden of geen eerlijke gang van zaken.',
  },
  'au.work.opt-general': {
    says: 'Bent u ontslagen om een slechte reden, zoals een klacht of ziekte? Gebruik dan deze.',
    title: 'Aanvraag algemene bescherming (general protections claim)',
    cost: 'Een klein bedrag. U kunt vragen het niet te betalen.',
    time: 'Binnen 21 dagen.',
    risk: 'Vraag advies, want u kunt maar één van de twee gebruiken.',
    bestFor: 'U denkt dat de echte reden tegen de wet is.',
  },
  'au.work.opt-deal': {
    says: 'Vraag meer geld, een goede referentie, of om het zelf opzeggen te noemen.',
    title: 'Een afspraak vragen',
    cost: 'Gratis.',
    time: 'Dagen.',
    risk: 'Laat de 21 dagen niet voorbijgaan.',
    bestFor: 'U wilt verder.',
  },
  'au.work.opt-ombudsman': {
    says: 'Vraag de Fair Work Ombudsman om hulp, of ga naar de rechter voor kleine zaken.',
    title: 'Niet betaald loon krijgen',
    cost: 'Gratis of een klein bedrag.',
    time: 'Tot zes jaar terug.',
    risk: 'Klein.',
    bestFor: 'U kreeg niet alles betaald wat u verdiende.',
  },
  'au.work.insight-process': {
    says: 'De Commission kijkt naar de reden en de gang van zaken. Geen waarschuwing en geen kans om te antwoorden tellen in uw voordeel.',
    actionable: 'Schrijf elk gesprek op en wat er is gezegd.',
  },
  'au.work.warn-21': { says: 'Wacht niet op een antwoord van uw baas. De 21 dagen lopen toch.' },
  'au.work.right-small-business': {
    says: 'Heeft het bedrijf minder dan 15 werknemers? Dan hebt u een jaar dienst nodig, en het bedrijf moet de code voor kleine bedrijven (small business code) volgen.',
  },
  'au.work.right-discrimination-law': {
    says: 'U kunt gratis klagen bij de Australian Human Rights Commission over oneerlijke behandeling om geslacht, ras, leeftijd of handicap.',
  },
  'au.work.right-harsh': {
    says: 'De Commission vraagt of er een goede reden was, of u die hoorde, en of u kon antwoorden. Ze vraagt ook of u een steunpersoon kon meenemen.',
  },
  'au.work.right-forced': {
    says: 'Liet wat de werkgever deed u geen echte keus? Dan kan zelf opzeggen als ontslag tellen.',
  },
}

/** What can still be done about fines, taxes and benefits when the day is over: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_OFFICES_NL: Words = {
  'jp.late.ticket-reality': {
    says: 'De eerste dagen om te betalen zijn voorbij, maar betalen kan de zaak meestal nog sluiten. Er komt een nieuw papier (通告書) met tien dagen. Wie niet betaalt, krijgt een strafzaak.',
  },
  'jp.late.ticket-step': {
    says: 'Bel vandaag het centrum (交通反則通告センター) op uw papier. Haal daar met de oude strook een nieuwe, of wacht op de post, met porto erbij.',
  },
  'jp.late.ticket-option': {
    says: 'Betaal met de nieuwe strook binnen tien dagen.',
    title: 'Betaal met het nieuwe papier',
    cost: 'De boete, misschien met porto.',
    time: 'Tien dagen vanaf het nieuwe papier.',
    risk: 'U accepteert het.',
    bestFor: 'De bon klopt.',
  },
  'jp.late.left-car-step': {
    says: 'Bel vandaag het politiebureau in de brief. Vraag of het bevel (納付命令) er is, en om een betaalstrook. Ertegen kunt u meestal drie maanden lang een herziening vragen.',
  },
  'jp.late.left-car-option': {
    says: 'Vraag een nieuwe strook en betaal, voor de kosten groeien en de keuring (車検) mislukt.',
    title: 'Betaal de heffing nu',
    cost: 'De heffing, misschien met kosten.',
    time: 'Vandaag.',
    risk: 'U accepteert het.',
    bestFor: 'De auto was van u.',
  },
  'jp.late.summary-step': {
    says: 'Op welke dag kreeg u het bevel? Binnen 14 dagen kunt u vandaag een volledig proces vragen. Later: vraag het parket vandaag om in delen te betalen.',
  },
  'jp.late.tax-reality': {
    says: 'De dag is voorbij. Tien dagen na een formele aanmaning (督促状) mag de instantie zonder rechter beslag leggen. Wie belt, krijgt vaak nog delen.',
  },
  'jp.late.tax-step': {
    says: 'Bel vandaag de instantie, ook al is de dag voorbij. Zeg wat u verdient, nodig hebt om te leven en kunt betalen. Vraag om tijd of delen.',
  },
  'jp.late.review-right': {
    says: 'Zijn ook de drie maanden voor herziening voorbij? Te laat kan alleen met een goede reden (正当な理由), bijvoorbeeld een verkeerde termijn in de brief.',
  },
  'jp.late.benefit-step': {
    says: 'Bel vandaag de instantie, ook al is de dag voorbij. Vraag om kleine delen. Kwam de brief minder dan drie maanden geleden, dan kunt u nog herziening vragen.',
  },
  'jp.late.benefit-option': {
    says: 'Vraag nu om kleine maandbedragen die u genoeg laten om van te leven.',
    title: 'Vraag nu om delen',
    cost: 'Niets.',
    time: 'Vandaag.',
    risk: 'Stopt u met betalen, dan kan alles worden gevraagd.',
    bestFor: 'U kunt niet ineens betalen.',
  },
}

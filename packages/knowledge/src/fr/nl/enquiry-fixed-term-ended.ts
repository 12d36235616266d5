/** Questions about a fixed-term job that ends before its day: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIXED_TERM_ENDED_NL: Words = {
  'fr.ask-work.fixed-term-early-end': {
    says: 'Minder werk of klanten is geen reden om een tijdelijk contract te beëindigen. Het eindigt eerder alleen met uw akkoord, bij zware fout, ongeschiktheid of overmacht. Anders krijgt u minstens het loon tot het einde, plus de premie van meestal 10 %. Teken niets. Schrijf dat u wilt werken. Arbeidsrechter: binnen twaalf maanden.',
  },
  'fr.ask-work.fixed-term-i-leave': {
    says: 'U mag een tijdelijk contract eerder verlaten als u een vaste baan (CDI) hebt: toon het contract of de belofte. De opzeg is één dag per week, hoogstens twee weken. Of de baas gaat schriftelijk akkoord. Zonder dat kan het bedrijf schade vragen. In de proeftijd kunt u sneller weg.',
    dependsOn: 'of u een vaste baan (CDI) hebt of de baas akkoord gaat',
  },
  'fr.ask-work.fixed-term-over': {
    says: 'Op de laatste dag is de werkgever de eindpremie (meestal 10 % van het loon), resterend verlof en drie papieren schuldig: getuigschrift, eindafrekening, France Travail-formulier. Geen premie bij seizoenswerk of als u een vaste baan weigerde. Eis aangetekend met een laatste dag. Schrijf u toch nu in bij France Travail. Daarna de snelle arbeidsrechter (référé).',
  },
}

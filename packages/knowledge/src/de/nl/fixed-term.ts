/** The Dutch words of Germany: fixed term. */
import type { Words } from '@plainletter/contracts/rule'

export const FIXED_TERM_NL: Words = {
  'de.fixed-term.want': { says: 'Uw werkgever zegt dat uw tijdelijke baan op haar dag eindigt.' },
  'de.fixed-term.reality': {
    says: 'Dit is geen ontslag. De baan eindigt vanzelf op de afgesproken dag, als de tijdelijkheid wettig was.',
  },
  'de.fixed-term.right-court': {
    says: 'U kunt tot drie weken na het afgesproken einde naar de arbeidsrechter (Arbeitsgericht). Was de tijdelijkheid onwettig, dan gaat uw baan door zonder einde.',
  },
  'de.fixed-term.right-limits': {
    says: 'Zonder reden: hoogstens twee jaar, hoogstens drie keer verlengd, en niet als u er eerder werkte. Het moet vóór het begin op papier getekend zijn.',
  },
  'de.fixed-term.right-goes-on': {
    says: 'Werkt u na het einde door en weet uw werkgever het en zegt hij niets? Dan heeft de baan geen einde.',
  },
  'de.fixed-term.step': {
    says: 'Meld u drie maanden vóór het einde als werkzoekend (arbeitsuchend). Is er minder tijd? Binnen drie dagen. Online of per telefoon is genoeg.',
  },
  'de.fixed-term.option': {
    says: 'Laat een vakbond of advocaat het contract nagaan voordat de drie weken om zijn.',
    title: 'Het tijdelijke contract laten nagaan',
    cost: 'Eerst geen griffierecht. Uw eigen advocaat kost u geld, of u wint of verliest.',
    time: 'Drie weken na het einde.',
    risk: 'Geen.',
    bestFor: 'Veel contracten achter elkaar, of geen papier.',
  },
  'de.trial.right-notice': {
    says: 'In een afgesproken proeftijd tot zes maanden is de opzegtermijn twee weken, tot elke dag.',
  },
  'de.trial.right-reason': {
    says: 'In de eerste zes maanden heeft uw werkgever geen reden nodig. Maar het mag niet om zwangerschap, afkomst, geloof, leeftijd of handicap zijn.',
  },
}

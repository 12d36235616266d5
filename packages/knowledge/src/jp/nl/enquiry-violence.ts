/** The Dutch words of the rows in ../enquiry-violence.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VIOLENCE_NL: Words = {
  'jp.ask.stalking': {
    says: 'Bij gevaar belt u 110. Anders #9110 of vandaag naar de politie. Die kan de persoon waarschuwen; een verbod (禁止命令) kan volgen, en dat breken is strafbaar. Bewaar berichten, tijden en foto’s. Ontmoet niet, antwoord niet. Vertel het familie en werk. De politie helpt met toezicht en een veilige plek.',
  },
  'jp.ask.violence': {
    says: 'Bij gevaar belt u 110. Bel gratis #8008 of 0120-279-889 (DV相談+). Een centrum kan u een veilige plek geven. Een rechter kan naderen verbieden of de persoon uit huis zetten; dat breken is strafbaar. Bewaar foto’s en doktersbriefje. De stad kan uw adres verbergen. U mag de kinderen meenemen.',
  },
}

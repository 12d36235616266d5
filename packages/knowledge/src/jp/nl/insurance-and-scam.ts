/** The Dutch words of Japan: insurance and scam. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_AND_SCAM_NL: Words = {
  'jp.scam.false-page': {
    says: 'Een valse inlogpagina die uw wachtwoord pakt, is strafbaar. Open de link niet. Open zelf de echte app of site.',
  },
  'jp.insure.reality': {
    says: 'Dit is de mening van de verzekeraar. U kunt opnieuw vragen en gratis klagen.',
  },
  'jp.insure.right-three-years': {
    says: 'U kunt drie jaar lang eisen. Daarna kan de eis vervallen.',
  },
  'jp.insure.right-disclosure': {
    says: 'Zeggen ze dat u iets verzwegen hebt? Dan moet het gevraagd zijn, en moeten ze binnen één maand na hun ontdekking iets doen. Schade die daar los van staat, moeten zij toch betalen.',
  },
  'jp.insure.right-pay-time': {
    says: 'Ze moeten betalen binnen een redelijke tijd om te controleren. Later zijn ze rente schuldig.',
  },
  'jp.insure.step-review': {
    says: 'Klaag bij de verzekeraar. Gebruik dan de gratis geschillendienst voor verzekeringen (金融ADR).',
  },
  'jp.scam.not-yet': {
    says: 'Er gebeurt niets als u niet antwoordt. Mensen om geld bedriegen is strafbaar.',
  },
  'jp.scam.right-unordered': {
    says: 'Spullen die u nooit bestelde, mogen meteen weg. U hoeft niet te betalen.',
  },
  'jp.scam.right-freeze': {
    says: 'Stuurde u geld? Uw bank kan de rekening van de oplichter blokkeren. Bel meteen de bank en de politie.',
  },
  'jp.scam.step-keep': { says: 'Bewaar het bericht, het nummer en het bewijs van betaling.' },
  'jp.bill.not-yet': {
    says: 'Ze moeten het u schriftelijk zeggen voordat ze de stroom afsluiten. Zoek de dag.',
  },
  'jp.bill.right-welfare': {
    says: 'Uw gemeente moet u gratis advies geven als er weinig geld is, en kan helpen met huur en een budget.',
  },
  'jp.bill.right-last-resort': {
    says: 'Beëindigt één verkoper uw contract? Dan kunt u een andere om stroom vragen, en als laatste het bedrijf van de streek.',
  },
  'jp.bill.step-check': {
    says: 'Controleer de meter, de periode en het prijsplan op de rekening.',
  },
}

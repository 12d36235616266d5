/** What cannot be seized, the officer's last day, and a home with a loan: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const SEIZURE_LIMITS_NL: Words = {
  'jp.seize.right-benefits': {
    says: 'Geen private schuldeiser mag kinderbijslag, staatspensioen of bijstand pakken. Staat het op een beslagen rekening, vraag de rechter het vrij te geven.',
  },
  'jp.seize.warn-officer-day': {
    says: 'De ambtenaar noemt een laatste dag om te vertrekken, meestal een maand na het eerste bezoek. Daarna gaan uw spullen eruit. Vraag vandaag de stad om hulp bij wonen.',
  },
  'jp.seize.right-home-loan': {
    says: 'Woont u in het huis, dan kunt u het met een plan van de rechtbank (個人再生) soms houden. Heeft de borg de bank betaald, dan hebt u zes maanden.',
  },
  'jp.seize.step-home-loan': {
    says: 'Vraag deze week een advocaat: een plan van de rechtbank, of een eigen verkoop (任意売却) voor de veiling. Vraag de bank ook om andere voorwaarden.',
  },
  'jp.seize.right-office-review': {
    says: 'Tegen beslag door een kantoor kunt u binnen drie maanden een gratis toetsing vragen (審査請求). Vraag ook om een pauze terwijl u in delen betaalt.',
  },
}

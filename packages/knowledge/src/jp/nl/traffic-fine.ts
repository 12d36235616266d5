/** Traffic fines: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const TRAFFIC_FINE_NL: Words = {
  'jp.public.fine-want': {
    says: 'De politie geeft u een bon (反則金). Betaalt u, dan is de zaak gesloten.',
  },
  'jp.public.fine-real': { says: 'Betalen is uw keuze. Betaalt u, dan komt er geen strafblad.' },
  'jp.public.fine-not-yet': {
    says: 'Er kan geen strafzaak beginnen voordat uw tijd om te betalen om is.',
  },
  'jp.public.fine-seven': {
    says: 'U kunt meteen betalen, in zeven dagen na de bon. Later krijgt u een nieuw papier met tien dagen meer.',
    action: 'Betalen, als u het aanvaardt',
    consequence: 'Er kan een strafzaak volgen.',
  },
  'jp.public.fine-step': {
    says: 'Controleer de dag, plaats en regel. Betwist u het? Betaal niet en vraag eerst advies aan een advocaat.',
  },
  'jp.public.fine-right': {
    says: 'U hebt het recht niet te betalen en een rechter uw kant te vertellen.',
  },
  'jp.public.fine-pay': {
    says: 'Betaal bij een bank of postkantoor.',
    title: 'Betalen',
    cost: 'De boete.',
    time: 'Zeven dagen.',
    risk: 'U aanvaardt haar.',
    bestFor: 'Zij klopt.',
  },
}
